import type { Browser } from '@playwright/test'
import { newPhone } from './phone.ts'

/**
 * Milliseconds from the start of the navigation to the answer of the first filter: a kind of work is chosen as soon as
 * the filters are there, by hand, whoever answers: the page's scripts, or the server by another page.
 */
export async function filterClick(browser: Browser, address: string): Promise<number> {
  const { page, close } = await newPhone(browser)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    // looked for in every frame: the locators look twice a second
    await page.waitForFunction(() => document.querySelector('[role="search"] summary')?.checkVisibility())
    // React's root is in the document as well, invisible behind the server-rendered page
    await page.locator('summary:visible', { hasText: 'Category' }).click()
    const before = await page.evaluate(() => ({
      begun: performance.timeOrigin,
      count: document.querySelector('[role="region"] [role="status"]')!.textContent,
    }))
    await page.locator('label:visible', { hasText: 'Warehouse' }).click()
    // measured in the page, in the frame in which it shows
    const shown = page.waitForFunction(({ count, begun }) => {
      const list = document.querySelector('[role="region"] [aria-busy="false"]')
      const found = list?.querySelector('[role="status"]')?.textContent
      const filtered = new URLSearchParams(location.search).has('role')
      return filtered && found && found !== count ? performance.timeOrigin + performance.now() - begun : 0
    }, before)
    await page.getByRole('button', { name: /^Show .*jobs?$/ }).click()
    return await (await shown).jsonValue()
  } finally {
    await close()
  }
}
