import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

const entries = { "gateway/main": "gateway/main.ts", "backend/main": "backend/main.ts" };

/**
 * Builds both servers to dist/gateway/main.js and dist/backend/main.js; packages stay external (`npm ci --omit=dev`).
 */
export default defineConfig({
  publicDir: false,
  plugins: [precompress("dist/web", "dist/sandbox")],
  ssr: { target: "node" },
  build: {
    ssr: true,
    outDir: "dist",
    // dist/web and dist/sandbox are in the same folder.
    emptyOutDir: false,
    target: "node20",
    sourcemap: true,
    minify: false,
    // No browser loads them.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      output: { format: "esm", entryFileNames: "[name].js", chunkFileNames: "server/[name]-[hash].js" },
    },
  },
});

/** Writes a .br and a .gz file beside each built text file; the gateway only serves them. */
function precompress(...folders: string[]): Plugin {
  return {
    name: "precompress",
    closeBundle() {
      for (const folder of folders.filter((name) => existsSync(name))) {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const file = `${entry.parentPath}/${entry.name}`;
          // Vite's folder is for the gateway alone.
          if (!entry.isFile() || file.includes("/.vite/") || !/\.(m?js|css|html|svg|json|webmanifest|txt)$/.test(file))
            continue;
          const plain = readFileSync(file);
          if (plain.length < 1_000) continue;
          // The sandbox is for developers: a tenth of the work for six per cent more bytes.
          const quality = plain.length > 1_000_000 || folder === "dist/sandbox" ? 9 : 11;
          writeFileSync(
            `${file}.br`,
            brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          );
          writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        }
      }
    },
  };
}
