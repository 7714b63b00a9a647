import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until React has taken it over from the HTML that came first: then each thing is there once. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('#first')).toHaveCount(0)
}
