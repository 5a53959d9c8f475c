import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The GraphQL sandbox to dist/sandbox; the gateway serves it under /sandbox/ and its page at /graphql. */
export default defineConfig({
  root: "gateway/sandbox",
  base: "/sandbox/",
  publicDir: false,
  plugins: [react()],
  // The editor's languages run beside the page.
  worker: { format: "es" },
  build: {
    outDir: "../../dist/sandbox",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    rolldownOptions: {
      onLog(level, log, handle) {
        // "use no memo" of a dependency: it only concerns the React compiler, which is not used here.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
});
