import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Puts the licence of the HEIC decoder beside it, as that licence asks. */
export function decoderLicence(): Plugin {
  return {
    name: "decoder-licence",
    apply: (_, { isSsrBuild, command }) => command === "build" && !isSsrBuild,
    generateBundle() {
      const file = createRequire(import.meta.url).resolve("libheif-js/libheif-wasm/LICENSE");
      this.emitFile({ type: "asset", fileName: "assets/libheif-LICENSE.txt", source: readFileSync(file) });
    },
  };
}
