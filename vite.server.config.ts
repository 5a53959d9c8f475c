import { existsSync } from 'node:fs'
import { defineConfig } from 'vite'

const entries = { 'gateway/main': 'gateway/main.ts', 'backend/main': 'backend/main.ts' }

/** Both servers to dist/gateway/main.js and dist/backend/main.js; packages stay outside, `npm ci --omit=dev` brings them. */
export default defineConfig({
  publicDir: false,
  ssr: { target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    // dist/web and dist/sandbox lie beside them.
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'server/[name]-[hash].js' },
    },
  },
})
