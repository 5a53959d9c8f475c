import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'

/** `npm test` says which; an installed one does when run by hand. */
const chromium = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** Journeys through the built product, started by `npm start`'s own script on free ports with a data folder of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: './startProduct.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    // Known in the workers, which start after the product.
    baseURL: process.env.APP_URL,
    // It would stand between the pages and what the tests watch or cut; offline.test.ts lets it in.
    serviceWorkers: 'block',
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
