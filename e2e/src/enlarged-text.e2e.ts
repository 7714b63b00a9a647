import { expect, test, type Page } from '@playwright/test'
import { open } from './page.ts'

/** As a phone does with text at 200 %: everything that is measured in rem grows. */
async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const wider = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider, `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
}

for (const path of [
  '/',
  '/jobs',
  '/jobs/1',
  '/login',
  '/signup',
  '/app/start/?sn=0&p=1',
  '/terms',
  '/nowhere',
])
  test(`[BY-17] with text at 200 % nothing of ${path} is beside a phone's screen`, async ({ page }) => {
    await expectNoSidewaysScroll(page, path)
  })
