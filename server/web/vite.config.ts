import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import files from "./words.json" with { type: "json" };

const MESSAGES = "../../protocol/messages";
/** Each language is a folder of message files. */
const languages = readdirSync(MESSAGES).filter((name) => existsSync(`${MESSAGES}/${name}/pages.ftl`));

/** The message files of a page in a language, without their comments. */
const wordsOf = (page: string, language: string) =>
  files[page as keyof typeof files].map((file) => readFileSync(`${MESSAGES}/${language}/${file}.ftl`, "utf8").replace(/^#.*\n/gm, "")).join("\n");

/** The first versions that know all that the pages use; `subgrid` and `:has` are the newest. Chrome's number is Edge's too. */
const BROWSERS = { chrome: "117", firefox: "121", safari: "16.4" };

/** A message in a language; it may name the browsers. */
function worded(page: string, language: string, key: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf(page, language)));
  return bundle.formatPattern(bundle.getMessage(key)!.value!, BROWSERS);
}

/** True if a page has words that its first picture does not need: it fetches them meanwhile. */
const hasLater = (page: string) => `${page}.later` in files;

/** One file of words for each language beside the page, which fetches its reader's: `judge.de.ftl`. */
const words = (page: string): Plugin => ({
  name: "words",
  generateBundle() {
    for (const language of languages) {
      for (const part of hasLater(page) ? [page, `${page}.later`] : [page]) this.emitFile({ type: "asset", fileName: `${part}.${language}.ftl`, source: wordsOf(part, language) });
    }
  },
  // `{{ key }}` of an html file is read before a program chooses a language: the words without a program in every one, others in English.
  transformIndexHtml(html) {
    const fill = (text: string, language: string) => text.replace(/\{\{ ([a-z-]+)[a-z ]* \}\}/g, (_, key: string) => worded(page, language, key));
    const inEach = (text: string) => languages.map((language) => `<p lang="${language}" dir="${worded(page, language, "pages-direction")}">${fill(text, language)}</p>`).join("");
    return fill(html.replace(/(<div class="not-started">)(.*)(?=<\/div>)/, (_, tag: string, text: string) => tag + inEach(text)), "en");
  },
});

/** A page can be installed where it comes over HTTPS: its name in each language, icons and colours for that. */
const installable = (page: string): Plugin => ({
  name: "installable",
  generateBundle() {
    const address = page === "index" ? "/" : `/${page}`;
    const place = { id: address, start_url: address, scope: address };
    const [, title = ""] = /<title>\{\{ ([a-z-]+)/.exec(readFileSync(`${page}.html`, "utf8")) ?? [];
    const icons = [{ src: "icon.svg", type: "image/svg+xml", sizes: "any" }, { src: "icon.png", type: "image/png", sizes: "512x512" }];
    const colours = { background_color: "#0f1420", theme_color: "#0f1420" };
    for (const lang of languages) {
      const [name, dir] = [title, "pages-direction"].map((key) => worded(page, lang, key));
      this.emitFile({ type: "asset", fileName: `${page}.${lang}.webmanifest`, source: JSON.stringify({ ...place, lang, dir, name, display: "standalone", ...colours, icons }) });
    }
  },
});

// Each page is built by itself: `vite build` the public one, `vite build --mode judge`, `referee`, `desk`,
// `table` or `personal` the others. Each is complete, so that a listener serves its own files only: their
// names begin with the page's. The built pages are committed, so names carry no hash of their own: the
// server sends an ETag.
export default defineConfig(({ mode }) => {
  const page = mode === "production" ? "index" : mode;
  return {
    base: "./",
    // the address of a player's page would lack his key
    plugins: page === "personal" ? [words(page)] : [words(page), installable(page)],
    publicDir: page === "index" && "public",
    define: { LANGUAGES: JSON.stringify(languages), HAS_LATER: JSON.stringify(hasLater(page)) },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    // vitest reads it
    test: { setupFiles: "test/words.ts", css: true },
    build: {
      outDir: "dist",
      emptyOutDir: page === "index",
      target: Object.entries(BROWSERS).map(([browser, version]) => browser + version),
      assetsInlineLimit: 0,
      rollupOptions: {
        input: `${page}.html`,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: `${page}.[name].js`,
          assetFileNames: "[name][extname]",
          // one file for all that the first picture and a part fetched later share: many small ones compress worse
          codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
        },
      },
    },
  };
});
