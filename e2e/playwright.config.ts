import { existsSync } from 'node:fs'
import { chromium, defineConfig, devices } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's own browser where it is installed, else the system's. */
const executablePath = existsSync(chromium.executablePath())
  ? undefined
  : [
      process.env['CHROMIUM_PATH'],
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ].find((path) => path && existsSync(path))

const launchOptions = { executablePath, args: quiet }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions }

const stopParts = ['**/outages.e2e.ts', '**/once.e2e.ts']

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  // as in vitest.config.ts
  retries: process.env['CI'] ? 1 : 0,
  // two cores run the browser and the whole site: time is for hangs, not for speed
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/results.json' }],
  ],
  outputDir: process.env['PLAYWRIGHT_OUTPUT'] ?? 'test-results',
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:3000',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: stopParts,
      grepInvert: /@keyboard/,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: stopParts,
      grep: /@desktop/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions },
    },
    {
      // These stop parts of the one site that all tests share: after the others, one at a time.
      name: 'outages',
      testMatch: stopParts,
      dependencies: ['phone', 'desktop'],
      fullyParallel: false,
      workers: 1,
      use: phone,
    },
  ],
})
