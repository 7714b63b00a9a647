import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { adminsDesk } from './manager.ts'
import { open, sidewaysScroll } from './page.ts'
import { post } from './site.ts'

/** As a phone does: everything that is measured in rem grows. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // what is loaded is wider than its skeleton
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => sidewaysScroll(page), `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
}

const languages = ['en', 'es'] as const

const speak = (context: BrowserContext, language: (typeof languages)[number], url: string) =>
  context.addCookies([{ name: 'language', value: language, url }])

for (const path of [
  '/',
  '/jobs',
  '/jobs/1',
  '/login',
  '/signup',
  '/app/start/?sn=0&p=1',
  '/terms',
  '/help',
  '/events',
  '/nowhere',
])
  test(`[BY-17] with text at 200 % nothing of ${path} is beside a phone's screen, in either language`, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const language of languages) {
      await speak(context, language, baseURL!)
      await expectToFit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })

for (const language of languages)
  test(`[BY-17] with text at 200 % nothing of a signed-in person's pages is beside a phone's screen: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await applicant(page, [1])
    await speak(context, language, baseURL!)
    for (const path of [
      '/',
      '/jobs',
      '/profile',
      '/profile#account',
      '/preferences',
      '/matches',
      '/applications',
      '/referral/?c=spring',
      // the review of an application
      '/app/start?sn=0&p=1',
    ]) {
      await expectToFit(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })

for (const language of languages)
  test(`[BY-14][BY-17] with text at 200 % nothing of the hiring desk is beside a phone's screen: ${language}`, async ({
    browser,
    baseURL,
    viewport,
  }) => {
    const desk = await adminsDesk(browser)
    // its words are the longest beside the name of an event
    await post(desk, '/api/portal/v1/event/', {
      kind: 'program',
      name: 'Warehouse apprenticeship',
      company_name: 'Harbor & Pine Logistics',
      description: '',
      place: null,
      zone: 'America/New_York',
      starts_at: null,
      ends_at: null,
      capacity: null,
      positions: [],
      open: false,
    })
    await desk.setViewportSize(viewport!)
    await speak(desk.context(), language, baseURL!)
    for (const path of [
      '/',
      '/portal',
      '/portal/applies',
      '/portal/interviews',
      '/portal/check-ins',
      '/portal/check-ins/new',
      '/portal/check-ins/harbor-and-pine-open-house',
      '/portal/roles',
      '/portal/stats',
    ]) {
      await expectToFit(desk, path)
      await expect(desk.locator('html')).toHaveAttribute('lang', language)
    }
    await desk.context().close()
  })
