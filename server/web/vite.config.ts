import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** Words of an html file: `{{ key }}` is the English message, as no program runs yet that could choose. */
const words: Plugin = {
  name: "words",
  transformIndexHtml(html) {
    const english = new FluentBundle("en");
    for (const file of ["pages", "public", "judge", "referee", "table"]) english.addResource(new FluentResource(readFileSync(`../../protocol/messages/en/${file}.ftl`, "utf8")));
    return html.replace(/\{\{ ([a-z-]+) \}\}/g, (_, key: string) => english.formatPattern(english.getMessage(key)!.value!));
  },
};

// Each page is built by itself: `vite build` the public one, `vite build --mode judge`, `referee` or
// `table` the others. Each is complete, so that a listener serves its own files only. The built pages
// are committed, so names carry no hash of their own: the server sends an ETag.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [words],
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
