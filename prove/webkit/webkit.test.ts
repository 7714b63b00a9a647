import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { newPhone } from '@lunchpail/kit-local/test-run/new-phone'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { expect, it, onTestFinished } from 'vitest'
import { startComposedSite } from '@lunchpail/kit-local/rig/composed-site'
import { apply } from './apply.ts'
import { installWebKit } from './install-webkit.ts'
import { pageOf } from './page.ts'
import { screen, startWebKit } from './web-driver.ts'

/** What was seen, for people to look at. */
const pictures = path.join(import.meta.dirname, '../../test-results/webkit')

/** Where the site sends what fails in its pages. */
async function takeErrors(): Promise<{ url: string; errors: string[] }> {
  const errors: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    errors.push(await text(request))
    response.end()
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, errors }
}

async function startSite(errorReports: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-webkit-'))
  const watchdog = startWatchdog()
  watchdog.removeAtEnd(folder)
  const site = await startComposedSite(folder, { ERROR_REPORTING_URL: errorReports }, watchdog)
  onTestFinished(async () => {
    await site.stop()
    watchdog.close()
  }, 60_000)
  return `http://localhost:${site.port}`
}

// `npm run prove -- webkit`: iPhones have no other engine, and all other tests run in Chromium.
it.runIf(process.env['PROVE'] === '1')(
  'webkit: a visitor with an iPhone finds a job, signs up and applies',
  { timeout: 900_000 },
  async () => {
    const webKit = await installWebKit()
    const { url, errors } = await takeErrors()
    const site = await startSite(url)
    const browser = await startWebKit(webKit)
    rmSync(pictures, { recursive: true, force: true })
    mkdirSync(pictures, { recursive: true })
    const wide: string[] = []
    let looks = 0
    const look = async (name: string): Promise<void> => {
      const file = `${String((looks += 1)).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png`
      writeFileSync(path.join(pictures, file), await browser.screenshot())
      const width = await browser.evaluate(() => document.documentElement.scrollWidth)
      if (width > screen.width) wide.push(`${name}: ${width} px`)
    }
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await look('where it failed')
      await browser.close()
    })
    const page = pageOf(browser)

    await page.open(`${site}/jobs`)
    await page.fill('ZIP code', '10001')
    await page.press(/^Search$/)
    await page.until('the jobs near New York', () =>
      browser.evaluate(() => /within 25 miles of New York/.test(document.body.innerText)),
    )
    await look('jobs')
    await page.open(`${site}/jobs/1`)
    await look('a job')
    await page.press(/^Apply now$/)
    await page.fill('First name', 'Marisol')
    await look('sign-up')
    const phone = newPhone()
    await page.fill('Last name', 'Vega')
    await page.fill('Email', `marisol.${phone}@example.com`)
    await page.fill('Mobile phone', phone)
    await page.fill('Password', 'hammer-and-9-nails')
    const signUp = await page.title()
    await page.press(/^Create account/)
    await page.until('the application', async () => ![signUp, ''].includes(await page.title()))
    expect(await apply(page, look)).toContain('Review Application')

    // what failed is sent when the page is left: all before an error that is thrown now
    await browser.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('the last')
      })
    })
    await browser.open('about:blank')
    await expect.poll(() => errors).toContainEqual(expect.stringContaining('RangeError'))
    expect(errors.filter((one) => !one.includes('RangeError'))).toEqual([])
    expect(wide, 'no page is wider than the screen').toEqual([])
  },
)
