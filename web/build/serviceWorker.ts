import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import type { Plugin, Rolldown } from "vite";
import { BRAND } from "../src/lib/messages";
import { pushMessages } from "../src/lib/pushMessages";
import { registerOperations } from "./registeredOperations";

/** Modules that load late but are needed offline. */
const LATE_MODULES = /\/src\/(offline\/|components\/ui\/Toaster|app\/shell\/ScreenFrame)/;
/**
 * Fonts and drawings of the first screen, and of what says that it could not be loaded; others are cached when used.
 */
const ALWAYS_CACHED = /^assets\/([\w-]+-latin-wght-normal|logo|guaca-(?!sol))[^/]*$/;

/** Emits /sw.js with the list of the shell's files, and /shell.html: the page before the server renders into it. */
export function serviceWorker(): Plugin {
  const source = join(import.meta.dirname, "../src/offline/worker.ts");
  return {
    name: "service-worker",
    apply: (_, { isSsrBuild, command }) => command === "build" && !isSsrBuild,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
        const page = files.find((file) => file.fileName === "index.html");
        const entry = chunks.find((chunk) => chunk.isEntry);
        if (!entry || page?.type !== "asset") throw new Error("the service worker found no page to keep");
        const cached = new Set<string>();
        for (const chunk of [entry, ...chunks.filter(({ facadeModuleId }) => LATE_MODULES.test(facadeModuleId ?? ""))])
          addWithImports(chunk.fileName, chunks, cached);
        for (const { fileName } of files)
          if (ALWAYS_CACHED.test(fileName) || fileName.endsWith(".css")) cached.add(fileName);
        const list = [...cached].sort().map((name) => `/${name}`);
        const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
        const version = createHash("sha256")
          .update(code)
          .update(String(page.source))
          .update(list.join())
          .digest("base64url")
          .slice(0, 12);
        this.emitFile({ type: "asset", fileName: "shell.html", source: page.source });
        const script = code.replace(/^export\s*\{\s*\};?\s*$/m, "");
        // Browsers take it for no module, and nothing bundles it.
        if (/^(import|export)\b/m.test(script)) throw new Error("the service worker must be one file");
        const texts = { brand: BRAND, news: pushMessages.news };
        const values = { version, files: list, texts, operations: workerOperations() };
        this.emitFile({
          type: "asset",
          fileName: "sw.js",
          source: `const build = ${JSON.stringify(values)};\n${script}`,
        });
      },
    },
  };
}

function addWithImports(fileName: string, chunks: Rolldown.OutputChunk[], into: Set<string>): void {
  if (into.has(fileName)) return;
  into.add(fileName);
  for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    addWithImports(name, chunks, into);
}

/** The texts of what the worker asks by itself, which gateways that take registered operations only know. */
export function workerOperations(): Record<string, string | undefined> {
  const operations = registerOperations();
  return Object.fromEntries(["Push", "TurnPushOn"].map((name) => [name, operations.get(name)?.text]));
}
