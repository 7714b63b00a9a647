import { devices, type Browser } from '@playwright/test'
import { fillToReview, stepTitle, submitAndConfirm } from '../../e2e/src/application.ts'
import { figure, type Figure } from '../measure.ts'
import type { WebVariant } from './compare-variants.ts'
import { signUp } from './sign-up.ts'

const mostKilobytes = 250
/** A position near the address that is typed: the first of the demonstration's. */
const near = 1
/** Longer than what begins by itself after a page has loaded. */
const quietMs = 3_500

/**
 * What a candidate loads from the first page of the application, once it is there, to the confirmation; nothing is slowed down.
 */
export async function applicationBytes(browser: Browser, { origin, port }: WebVariant): Promise<Figure> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin, locale: 'en-US' })
  await context.addCookies(await signUp(origin, port))
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(`/app/start/?sn=0&p=${near}`)
  await stepTitle(page, 'About you').waitFor()
  await page.waitForTimeout(quietMs)
  const first = bytes
  const pages = await fillToReview(page)
  await submitAndConfirm(page)
  await page.waitForTimeout(quietMs)
  await context.close()
  const conditions = `compressed, with headers, from ${pages.length} pages, the review and the confirmation; the first page had ${(first / 1_000).toFixed(0)} kB; aim at most ${mostKilobytes} kB`
  return figure(
    'web: bytes of the application after its first page',
    'kB',
    'less',
    (bytes - first) / 1_000,
    null,
    conditions,
  )
}
