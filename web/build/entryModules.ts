import type { Plugin } from "vite";

interface ModuleReach {
  plugin: Plugin;
  /** Whether a root of that name imports a module statically, directly or not. */
  reaches: (name: string, id: string) => boolean;
  importersOf: (id: string) => readonly string[];
}

/**
 * Finds the modules that the first page and its frame import. In one file each they compress 10 % better than as the
 * many shared chunks of automatic splitting.
 */
export function entryModules(
  roots: Record<string, (module: { id: string; isEntry: boolean }) => boolean>,
): ModuleReach {
  const reached = new Map(Object.keys(roots).map((name) => [name, new Set<string>()]));
  const importers = new Map<string, readonly string[]>();
  return {
    reaches: (name, id) => reached.get(name)?.has(id) ?? false,
    importersOf: (id) => importers.get(id) ?? [],
    plugin: {
      name: "entry-modules",
      buildEnd() {
        const visit = (id: string, seen: Set<string>) => {
          if (seen.has(id)) return;
          seen.add(id);
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported, seen);
        };
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (!info) continue;
          importers.set(id, info.importers);
          for (const [name, seen] of reached) if (roots[name]?.(info)) visit(id, seen);
        }
      },
    },
  };
}
