import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompileGraphql } from './build/precompileGraphql'
import { reportSizes } from './build/reportSizes'

const root = import.meta.dirname

/** What every screen needs, in one file: the pieces compress better together. */
const BASE = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|rxjs|optimism|@wry|tslib|@emotion|stylis|@pandacss\/is-valid-prop)\//

/** Client build to dist/web; `--ssr src/entry-server.tsx` builds the server bundle to dist/web-server. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [precompileGraphql(), react(), reportSizes()],
  define: { 'globalThis.__DEV__': 'false' },
  build: {
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
}))
