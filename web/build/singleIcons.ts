import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const SET = 'react-icons/lu'
export const ICON = '\0icon:'
const IMPORT = /import \{([^}]+)\} from 'react-icons\/lu'/g

/**
 * Makes each icon a module of its own. The package keeps a whole set in one module, which cannot be split: the first page would
 * load the icons of every screen.
 */
export function singleIcons(): Plugin {
  let set: string | undefined
  const read = () => (set ??= readFileSync(createRequire(import.meta.url).resolve(SET).replace(/\.js$/, '.mjs'), 'utf8'))
  return {
    name: 'single-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id.startsWith(`${SET}/`) ? ICON + id.slice(SET.length + 1) : null),
    load(id) {
      if (!id.startsWith(ICON)) return null
      const name = id.slice(ICON.length)
      const start = read().indexOf(`export function ${name} (props) {`)
      if (start === -1) this.error(`${SET} has no icon ${name}`)
      const end = read().indexOf('\n};', start) + 3
      return `import { GenIcon } from 'react-icons/lib'\n${read().slice(start, end)}`
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes(SET)) return null
      const split = code.replace(IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${SET}/${name}'`)
          .join(';'),
      )
      return { code: split, map: null }
    },
  }
}
