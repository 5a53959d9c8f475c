import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tests = ["accounts", "idempotency", "subscriptions", "transaction", "transitions"];
const side = 400;
const picture = await sharp({ create: { width: side, height: side, channels: 3, background: "#785a3c" } })
  .jpeg()
  .toBuffer();

/** The contract kit to dist/contract-kit: a package without dependencies, which `npm pack` makes a tarball of. */
export default defineConfig({
  publicDir: false,
  define: { drawnPicture: JSON.stringify(picture.toString("base64")) },
  resolve: {
    alias: [
      { find: /^vitest$/, replacement: here("tests/contractKit/vitest.ts") },
      { find: /^sharp$/, replacement: here("tests/contractKit/sharp.ts") },
      { find: /^\.\/target$/, replacement: here("tests/contractKit/target.ts") },
    ],
  },
  ssr: { target: "node", noExternal: true },
  plugins: [
    {
      name: "manifest",
      writeBundle({ dir = "" }) {
        const manifest = {
          name: "truequea-contract",
          version: "0.1.0",
          license: "UNLICENSED",
          type: "module",
          engines: { node: ">=20.19" },
          bin: { "truequea-contract": "main.js" },
        };
        writeFileSync(`${dir}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
      },
    },
  ],
  build: {
    ssr: true,
    outDir: "dist/contract-kit",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: {
        main: "tests/contractKit/main.ts",
        ...Object.fromEntries(tests.map((name) => [`tests/${name}`, `tests/contract/${name}.test.ts`])),
      },
      output: {
        format: "esm",
        entryFileNames: "[name].js",
        chunkFileNames: "shared/[name]-[hash].js",
        banner: (chunk) => (chunk.name === "main" ? "#!/usr/bin/env node" : ""),
      },
    },
  },
});
