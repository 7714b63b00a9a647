import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './page.ts'

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The open dialog has the focus and keeps it, in both schemes axe finds nothing, and Escape returns the focus. */
export async function auditOpen(page: Page, opener: Locator): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  const holdsFocus = () => dialog(page).evaluate((shown) => shown.contains(document.activeElement))
  expect(await holdsFocus(), 'the focus is in the dialog').toBe(true)
  await expectAccessible(dialog(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(dialog(page), 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  const stops = await dialog(page).locator('button, a, input, select, textarea').count()
  for (let pressed = 0; pressed < stops + 2; pressed++) {
    await page.keyboard.press('Tab')
    // between the last and the first, a browser may focus its own bar
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    expect(
      outside === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Opens a dialog and audits it. */
export async function audit(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await auditOpen(page, opener)
}
