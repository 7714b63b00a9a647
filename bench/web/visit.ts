import type { Browser, Page } from '@playwright/test'
import { newPhone, type Traffic } from './phone.ts'

/** In milliseconds from the start of the navigation. */
interface Moments {
  /** largest contentful paint */
  readonly paint: number
  /** React's root replaces the server-rendered page; missing without server rendering */
  readonly takenOver?: number
}
export type Visit = Traffic & Moments

declare global {
  var moments: { paint?: number; takenOver?: number }
}

/** Runs in the page before everything else. */
function noteMoments(): void {
  globalThis.moments = {}
  new PerformanceObserver((list) => {
    globalThis.moments.paint = list.getEntries().at(-1)!.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('DOMContentLoaded', () => {
    const first = document.getElementById('first')
    if (!first) return
    new MutationObserver(() => {
      if (!first.isConnected) globalThis.moments.takenOver ??= performance.now()
    }).observe(document.body, { childList: true })
  })
}

const moments = async (page: Page): Promise<Moments> => {
  const { paint, takenOver } = await page.evaluate(() => globalThis.moments)
  if (paint === undefined) throw new Error(`${page.url()} painted nothing`)
  return { paint, ...(takenOver !== undefined && { takenOver }) }
}

/** Somebody's first visit, until the page has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, untilIdle, close } = await newPhone(browser)
  try {
    await page.addInitScript(noteMoments)
    await page.goto(address)
    await page.waitForFunction(() => !document.getElementById('first'), null, { polling: 100 })
    return { ...(await untilIdle()), ...(await moments(page)) }
  } finally {
    await close()
  }
}
