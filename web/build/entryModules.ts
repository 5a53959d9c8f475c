import type { Plugin } from "vite";

export interface ModuleReach {
  plugin: Plugin;
  /** Whether a module is imported statically, directly or not, by a start of that name. */
  reaches: (name: string, id: string) => boolean;
  importersOf: (id: string) => readonly string[];
}

/**
 * Knows which modules come along with the first page and with its frame. Kept in one file each they compress a tenth better than
 * as the many shared pieces that splitting makes of them.
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
