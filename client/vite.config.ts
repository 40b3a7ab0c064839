/// <reference types="vitest/config" />
import { defineConfig } from "vite";

/** The house serves what is built here: pages at `/`, files at `/static/`. */
export default defineConfig({
  base: "/static/",
  build: {
    outDir: "../src/zashiki/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy knows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
  },
});
