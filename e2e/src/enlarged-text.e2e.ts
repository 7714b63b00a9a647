import { expect, test } from '@playwright/test'
import { open, sidewaysScroll } from './page.ts'

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
    await open(page, path)
    // as a phone does: everything that is measured in rem grows
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => sidewaysScroll(page), `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
  })
