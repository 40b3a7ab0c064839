/// <reference types="vitest/config" />
import { defineConfig, type Plugin } from "vite";

const WORKER = "service-worker.js";

/** The worker that keeps the shell, told which files that is: those of this build. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/app/service-worker.ts", fileName: WORKER });
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const shell = JSON.stringify(files.map((name) => `/${name}`));
      const version = JSON.stringify(`shell ${hash(files.join(" "))}`);
      worker.code = `const SHELL_FILES=${shell},SHELL_VERSION=${version};${worker.code}`;
    },
  };
}

/** Names hold a hash of what is in them: a short one of all of them is enough to tell builds apart. */
function hash(text: string): string {
  let found = 5381;
  for (const letter of text) found = (found * 33 + letter.charCodeAt(0)) >>> 0;
  return found.toString(36);
}

/** The house serves what is built here: files by their path, `index.html` for every page. */
export default defineConfig({
  base: "/",
  plugins: [serviceWorker()],
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
    setupFiles: ["src/words/all.ts"],
  },
});
