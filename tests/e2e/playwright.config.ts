import { defineConfig } from '@playwright/test'

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
  reporter: [['list'], ['json']],
  use: {
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
