import { existsSync } from 'node:fs'
import { findChromium, pageAlone, quietFlags } from '@lunchpail/kit-local/test-run/chromium'
import { daytimeZone } from '@lunchpail/kit-local/test-run/daytime-zone'
import { chromium, defineConfig, devices } from '@playwright/test'
import { whole } from './src/whole.ts'

/** Playwright's own browser where it is installed, else the system's. */
const executablePath = existsSync(chromium.executablePath()) ? undefined : findChromium()
const launchOptions = { executablePath, args: [...quietFlags, pageAlone] }
/** Sign-ups of one network are limited: each worker is a network of its own. */
const extraHTTPHeaders = {
  'x-forwarded-for': `198.51.100.${Number(process.env['TEST_WORKER_INDEX'] ?? 0) + 1}`,
}
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // no test looks at pixels, and a phone's are seven times as many to draw without a graphics card
  deviceScaleFactor: 1,
  launchOptions,
}

/** Two of its applications take longer than any other test: begun last, it would be alone at the end. */
const longest = '**/taps.e2e.ts'

export default defineConfig({
  testDir: 'src',
  testMatch: whole ? ['**/*.e2e.ts', '**/*.prove.ts'] : '**/*.e2e.ts',
  fullyParallel: true,
  // on two cores: each waits for a third of its time
  workers: 3,
  // two cores run the browser and the whole site: time is for hangs, not for speed
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: process.env['PLAYWRIGHT_OUTPUT'] ?? 'test-results',
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:3000',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: daytimeZone(),
    extraHTTPHeaders,
    launchOptions,
  },
  projects: [
    {
      // Playwright begins with the project that stands first.
      name: 'longest',
      testMatch: longest,
      use: phone,
    },
    {
      name: 'phone',
      testIgnore: longest,
      grepInvert: /@alone|@before-outages/,
      use: phone,
    },
    {
      // What these count is of the tests before, in which nothing was stopped.
      name: 'rendering',
      grep: /@before-outages/,
      dependencies: ['longest', 'phone'],
      use: phone,
    },
    {
      // These stop parts of the one site that all tests share: after the others, one at a time.
      name: 'outages',
      grep: /@alone/,
      dependencies: ['rendering'],
      fullyParallel: false,
      workers: 1,
      use: phone,
    },
  ],
})
