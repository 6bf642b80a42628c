import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** The English message of a key, where no program runs yet that could choose a language. */
function worded(key: string): string {
  const english = new FluentBundle("en");
  for (const file of ["pages", "public", "judge", "referee", "table"]) english.addResource(new FluentResource(readFileSync(`../../protocol/messages/en/${file}.ftl`, "utf8")));
  return english.formatPattern(english.getMessage(key)!.value!);
}

/** Words of an html file: `{{ key }}` is a message. */
const words: Plugin = {
  name: "words",
  transformIndexHtml: (html) => html.replace(/\{\{ ([a-z-]+) \}\}/g, (_, key: string) => worded(key)),
};

/** The public page can be installed where it comes over HTTPS: its name, icons and colours for that. */
const installable: Plugin = {
  name: "installable",
  generateBundle() {
    const icons = [{ src: "icon.svg", type: "image/svg+xml", sizes: "any" }, { src: "icon.png", type: "image/png", sizes: "512x512" }];
    const colours = { background_color: "#0f1420", theme_color: "#0f1420" };
    this.emitFile({ type: "asset", fileName: "court.webmanifest", source: JSON.stringify({ name: worded("public-title"), start_url: "/", display: "standalone", ...colours, icons }) });
  },
};

// Each page is built by itself: `vite build` the public one, `vite build --mode judge`, `referee` or
// `table` the others. Each is complete, so that a listener serves its own files only. The built pages
// are committed, so names carry no hash of their own: the server sends an ETag.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: mode === "production" ? [words, installable] : [words],
  publicDir: mode === "production" && "public",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // vitest reads it
  test: { setupFiles: "test/words.ts", css: true },
  build: {
    outDir: "dist",
    emptyOutDir: mode === "production",
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === "production" ? "index.html" : `${mode}.html`,
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
}));
