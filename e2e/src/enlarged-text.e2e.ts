import { expect, type BrowserContext, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { adminsDesk } from './manager.ts'
import { expectEnlargedToFit, lookAtEach, open, visitorsPages } from './page.ts'
import { post } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

const languages = ['en', 'es'] as const
/** Spanish words are longer; `npm run prove -- browser` tries English too, where other ones are the longest, and every page. */
const tried: readonly (typeof languages)[number][] = whole ? languages : ['es']

const speak = (context: BrowserContext, language: (typeof languages)[number], url: string) =>
  context.addCookies([{ name: 'language', value: language, url }])

async function expectAllToFit(page: Page, paths: readonly string[], url: string): Promise<void> {
  for (const language of tried) {
    await speak(page.context(), language, url)
    await lookAtEach(paths, async (path) => {
      await open(page, path)
      await expectEnlargedToFit(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }
}

test('[BY-17] with text at 200 % nothing of a visitor’s pages is beside a phone’s screen; pages.e2e.ts has English', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await expectAllToFit(
    page,
    whole ? visitorsPages : ['/jobs', '/jobs?zip=07105&distance=25', '/signup'],
    baseURL!,
  )
})

test('[BY-17] with text at 200 % nothing of a signed-in person’s pages is beside a phone’s screen', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await applicant(page, [1])
  // the last is the review of an application
  const paths = whole
    ? [
        '/',
        '/jobs',
        '/profile',
        '/profile#account',
        '/preferences',
        '/matches',
        '/applications',
        '/referral/?c=spring',
        '/app/start?sn=0&p=1',
      ]
    : ['/profile', '/app/start?sn=0&p=1']
  await expectAllToFit(page, paths, baseURL!)
})

test('[BY-14][BY-17] with text at 200 % nothing of the hiring desk is beside a phone’s screen', async ({
  browser,
  baseURL,
  viewport,
}) => {
  test.slow()
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
  const paths = whole
    ? [
        '/',
        '/portal',
        '/portal/applies',
        '/portal/interviews',
        '/portal/check-ins',
        '/portal/check-ins/new',
        '/portal/check-ins/harbor-and-pine-open-house',
        '/portal/roles',
        '/portal/stats',
      ]
    : ['/portal/applies', '/portal/check-ins/harbor-and-pine-open-house']
  await expectAllToFit(desk, paths, baseURL!)
  await desk.context().close()
})
