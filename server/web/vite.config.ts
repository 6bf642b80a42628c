import { defineConfig } from "vite";

// Two pages, built one after the other: `vite build` the public one, `vite build --mode judge` the
// judge's. They are served by different listeners, so they share no file. The built pages are
// committed, so names carry no hash of their own: the server sends an ETag.
export default defineConfig(({ mode }) => ({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: mode !== "judge",
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === "judge" ? "judge.html" : "index.html",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
}));
