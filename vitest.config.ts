import { defineConfig } from 'vitest/config'

/** Unit tests sit beside the code; integration and contract tests start real servers and share them per file. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{gateway,backend,scripts}/**/*.test.ts', 'web/src/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'web', include: ['web/src/**/*.test.tsx'], environment: 'happy-dom' } },
      { test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], globalSetup: 'tests/support/globalSetup.ts', testTimeout: 30_000, hookTimeout: 120_000 } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 120_000 } },
    ],
  },
})
