import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entryModules } from './build/entryModules'
import { precompileGraphql } from './build/precompileGraphql'
import { reportSizes } from './build/reportSizes'

const root = import.meta.dirname

/** The parts that cards of publications are made of: every public screen shows some. */
const CARDS = /\/src\/(components\/(swap|ui\/(Avatar|PersonLine|Picture|Price|Ribbon|Stars|Tag|TimeAgo|VerifiedMark))|features\/publication\/(PublicationCard|SaveButton|InterestTags|CardSkeleton|useSavePublication|useOwnTitles|describe)|apollo\/useFragmentData|lib\/(money|distance|dates))/

const entry = entryModules()

/** Client build to dist/web; `--ssr src/entry-server.tsx` builds the server bundle to dist/web-server. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [precompileGraphql(), react(), entry.plugin, reportSizes()],
  define: { 'globalThis.__DEV__': 'false' },
  build: {
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'base', test: entry.has, priority: 2 },
                { name: 'cards', test: CARDS, priority: 1 },
              ],
            },
          },
        },
  },
}))
