/// <reference types="vitest/config" />
import { defineConfig } from "vite";

/** The house serves what is built here: files by their path, `index.html` for every page. */
export default defineConfig({
  base: "/",
  build: {
    outDir: "../src/zashiki/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8321", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
