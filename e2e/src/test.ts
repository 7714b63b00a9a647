import { writeFileSync } from 'node:fs'
import { test as base, type BrowserContext } from '@playwright/test'

/** What the pages of a context ask for and say, each line by when. */
function follow(context: BrowserContext): readonly string[] {
  const lines: string[] = []
  const note = (line: string) => void lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`)
  context.on('request', (request) => note(`→ ${request.method()} ${request.url()}`))
  context.on('response', (response) => note(`${response.status()} ${response.url()}`))
  context.on('requestfailed', (request) => note(`✗ ${request.url()} ${request.failure()?.errorText ?? ''}`))
  context.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`))
  return lines
}

/**
 * A test of which is kept what its page asked for and said where it fails, by which the cause is found: Playwright's trace keeps each
 * answer as well, of every test, and took a tenth of the processor's time.
 */
export const test = base.extend<{ closed: undefined; followed: undefined }>({
  // of all tests of a worker in one browser: what one leaves open goes on to ask, to listen and to be drawn
  closed: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  followed: [
    async ({ context }, use, info) => {
      const lines = follow(context)
      await use(undefined)
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.log'), lines.join('\n'))
    },
    { auto: true },
  ],
})
