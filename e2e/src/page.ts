import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import { devices, expect, type Locator, type Page } from '@playwright/test'
import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { whole } from './whole.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A window beside a phone's, which is the default: a page that is resized in a test is loaded and warmed once for both. */
export const wide = { width: 1280, height: 900 }

/** For `test.use`, where it is a mouse's and a keyboard's from the first request on. */
export const desktop = {
  viewport: wide,
  isMobile: false,
  hasTouch: false,
  userAgent: devices['Desktop Chrome'].userAgent,
}

/** The server-rendered page, until the root swap. */
export const serverRendered = (page: Page): Locator => page.locator(`#${serverRenderedElementId}`)

/** Opens a page and waits for the root swap: until then every element is there twice. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(serverRendered(page)).toHaveCount(0)
}

/** What a visitor can open. */
export const visitorsPages = [
  '/',
  '/jobs',
  '/jobs/1',
  '/jobs/welcome',
  '/jobs/trade/warehouse',
  '/login',
  '/signup',
  '/app/start/?sn=0&p=1',
  '/terms',
  '/privacy',
  '/help',
  '/cookies',
  '/events',
  '/events/harbor-and-pine-hiring-day/register',
  '/referral/?c=spring',
  '/nowhere',
] as const

/**
 * Looks at one page after the other in the same browser, as a person goes through a site, and fails with what was found on any.
 * A context of its own for each would load and compile all scripts again.
 */
export async function lookAtEach<Path extends string>(
  paths: readonly Path[],
  look: (path: Path) => Promise<void>,
): Promise<void> {
  const found: string[] = []
  for (const path of paths)
    await look(path).catch((error: unknown) => found.push(`${path}: ${String(error)}`))
  expect(found.join('\n\n')).toBe('')
}

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * With text at 200 % nothing is beside the screen. As a phone does, it enlarges all that is measured in rem; what is loaded is
 * wider than its skeleton.
 */
export async function expectEnlargedToFit(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => sidewaysScroll(page), 'sideways scroll at 200 %').toBeLessThanOrEqual(0)
}

/** The first link of the job list. */
export const firstJob = (scope: Page | Locator): Locator =>
  scope.getByRole('listitem').getByRole('heading').getByRole('link').first()

/** What waits for something; an element with the role of a status only says so. */
const busy = '[aria-busy=true]:not([role=status])'

/**
 * Waits until nothing is loaded and no animation runs, which changes colours. A skeleton's animation never ends, and a hidden
 * element's never runs.
 */
const untilAtRest = (page: Page) =>
  page.waitForFunction(
    (waiting) => {
      if (document.querySelector(waiting)) return false
      // What is not laid out yet (content-visibility) gets its colours, and begins to change them, when it is asked for them.
      for (const element of document.body.querySelectorAll('*')) void getComputedStyle(element).color
      return document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' ||
            effect?.getComputedTiming().endTime === Infinity ||
            !(effect as KeyframeEffect).target?.checkVisibility(),
        )
    },
    busy,
    // not at each frame: to ask every element takes longer than a frame where a list is long
    { timeout: 60_000, polling: 100 },
  )

/**
 * No finding of axe on the page as it is now, or in a part of it where the rest was looked at before; `colours` checks contrast
 * alone, as for the second colour scheme. Where something began to load meanwhile, it looks again: what waits for other filters
 * fades, and is not to be read.
 */
export async function expectAccessible(
  of: Page | Locator,
  what: 'everything' | 'colours' = 'everything',
): Promise<void> {
  const page = 'page' in of ? of.page() : of
  const part = 'page' in of ? await of.elementHandle() : null
  await untilAtRest(page)
  // loaded once for each document: to read it takes as long as to run it
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(what === 'colours' && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
  }
  const { violations, began } = await page.evaluate(
    async ({ part, how, waiting }) => {
      const { axe } = window as unknown as {
        axe: { run(on: Node, how: RunOptions): Promise<AxeResults> }
      }
      const isBusy = () => document.querySelector(waiting) !== null
      let began = isBusy()
      const observer = new MutationObserver(() => (began ||= isBusy()))
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
      const { violations: found } = await axe.run(part ?? document, how)
      observer.disconnect()
      return {
        began,
        violations: found.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ target }) => ({ target })),
        })),
      }
    },
    { part, how: options, waiting: busy },
  )
  if (began && violations.length > 0) return expectAccessible(of, what)
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(findings, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}

/**
 * The same by `npm run prove -- browser` alone: of pages and dialogs that are made of parts which other tests look at
 * (gallery.test.ts, pages.e2e.ts), and differ from them by their words.
 */
export const expectAccessibleIfWhole: typeof expectAccessible = async (...args) => {
  if (whole) await expectAccessible(...args)
}

/** Of a page that is opened next: what comes once the browser rests, such as the first job beside the list, does not. */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
