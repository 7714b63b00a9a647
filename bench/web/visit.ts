import type { Browser, Page } from '@playwright/test'
import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { newPhone, type Traffic } from './phone.ts'

/** In milliseconds from the start of the navigation. */
interface Moments {
  /** largest contentful paint */
  readonly paint: number
  /** React's root replaces the server-rendered page; missing without server rendering */
  readonly rootSwapMs?: number
}
export type Visit = Traffic & Moments

declare global {
  var moments: { paint?: number; rootSwapMs?: number }
}

/** Runs in the page before everything else. */
function noteMoments(elementId: string): void {
  globalThis.moments = {}
  new PerformanceObserver((list) => {
    globalThis.moments.paint = list.getEntries().at(-1)!.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('DOMContentLoaded', () => {
    const page = document.getElementById(elementId)
    if (!page) return
    new MutationObserver(() => {
      if (!page.isConnected) globalThis.moments.rootSwapMs ??= performance.now()
    }).observe(document.body, { childList: true })
  })
}

const moments = async (page: Page): Promise<Moments> => {
  const { paint, rootSwapMs } = await page.evaluate(() => globalThis.moments)
  if (paint === undefined) throw new Error(`${page.url()} painted nothing`)
  return { paint, ...(rootSwapMs !== undefined && { rootSwapMs }) }
}

/** A visitor's first visit, until the page has come to rest. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, untilIdle, close } = await newPhone(browser)
  try {
    await page.addInitScript(noteMoments, serverRenderedElementId)
    await page.goto(address)
    await page.waitForFunction((id) => !document.getElementById(id), serverRenderedElementId, {
      polling: 100,
    })
    return { ...(await untilIdle()), ...(await moments(page)) }
  } finally {
    await close()
  }
}
