import { expect, test, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { open, sidewaysScroll } from './page.ts'

/** As a phone does: everything that is measured in rem grows. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect.poll(() => sidewaysScroll(page), `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
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
  test(`[BY-17] with text at 200 % nothing of ${path} is beside a phone's screen`, ({ page }) =>
    expectToFit(page, path))

for (const language of ['en', 'es'])
  test(`[BY-17] with text at 200 % nothing of a signed-in person's pages is beside a phone's screen: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await applicant(page, [1])
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
    for (const path of [
      '/',
      '/jobs',
      '/profile',
      '/profile#account',
      '/preferences',
      '/matches',
      '/applications',
      // the review of an application
      '/app/start?sn=0&p=1',
    ]) {
      await expectToFit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
