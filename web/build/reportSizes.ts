import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Budget of a guest's first-load JavaScript in kB (1000 bytes, brotli 11), and of what a route adds. */
const BUDGET = { limit: 170, route: 40 };

const FRAME = "src/app/shell/ScreenFrame.tsx";

/** The measured screens: path and the modules that it loads at once. */
const SCREENS: Record<string, string[]> = {
  "/": [FRAME, "src/routes/home.tsx"],
  "/wall": [FRAME, "src/routes/wall.tsx"],
  "/login": ["src/routes/login.tsx"],
};

/**
 * Prints the first-load size of the measured screens and writes it to sizes.json for the test that checks the budget.
 */
export function reportSizes(): Plugin {
  return {
    name: "report-sizes",
    apply: (_, { isSsrBuild, command }) => command === "build" && !isSsrBuild,
    writeBundle(options, bundle) {
      const directory = options.dir ?? ".";
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
      // Screens and routes share most files, and compressing is the slowest part of the build.
      const sizes = new Map<string, number>();
      const sizeOf = (name: string) => {
        const known = sizes.get(name) ?? brotli(readFileSync(join(directory, name)));
        sizes.set(name, known);
        return known;
      };
      const size = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sizeOf(name), 0) / 1000;
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return;
      const base = withImports(entry.fileName, chunks);
      const filesOf = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        return chunk ? withImports(chunk.fileName, chunks) : this.error(`${module} is in no file`);
      };
      const screens = Object.fromEntries(
        Object.entries(SCREENS).map(([address, modules]) => [
          address,
          round(size(new Set([...base, ...modules.flatMap((module) => [...filesOf(module)])]))),
        ]),
      );
      const shared = new Set([...base, ...filesOf(FRAME)]);
      const routes = Object.fromEntries(
        chunks
          .filter((chunk) => chunk.facadeModuleId?.includes("/src/routes/") && chunk.isDynamicEntry)
          .map((chunk) => {
            const own = [...withImports(chunk.fileName, chunks)].filter((name) => !shared.has(name));
            return [chunk.facadeModuleId?.split("/src/routes/")[1] ?? chunk.fileName, round(size(own))];
          }),
      );
      writeFileSync(join(directory, "sizes.json"), `${JSON.stringify({ budget: BUDGET, screens, routes }, null, 2)}\n`);
      for (const [address, kb] of Object.entries(screens)) {
        const verdict = kb > BUDGET.limit ? "OVER BUDGET" : "ok";
        console.log(`first load ${address.padEnd(8)} ${kb} kB of ${BUDGET.limit}: ${verdict}`);
      }
      for (const [route, kb] of Object.entries(routes)) console.log(`  route ${route.padEnd(24)} +${kb} kB`);
    },
  };
}

/** A chunk with all its static imports. */
function withImports(fileName: string, chunks: Rolldown.OutputChunk[], seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    withImports(name, chunks, seen);
  return seen;
}

function brotli(content: Buffer) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function round(kb: number) {
  return Math.round(kb * 10) / 10;
}
