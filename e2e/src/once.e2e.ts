import { expect, test } from '@playwright/test'
import { open } from './page.ts'
import { applicant } from './applicant.ts'
import { stepTitle, submit } from './application.ts'
import { expectMessages, type Person } from './person.ts'
import { control, type SiteProcess } from './site.ts'
import type { Page } from '@playwright/test'

/** Brings a new person to the review of an application for two positions. */
async function toReview(page: Page): Promise<Person> {
  const person = await applicant(page, [1, 2])
  await page.goto('/app/start/?sn=0&p=1,2')
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  return person
}
const notSubmitted = (page: Page) =>
  expect(page.getByRole('alert').getByText('The application could not be submitted.')).toBeVisible()
const sent = (page: Page) => expect(stepTitle(page, 'Application sent')).toBeVisible()

/** The page is opened once: what arrives later, a live notice brings. */
async function expectTwoApplications(page: Page): Promise<void> {
  await open(page, '/applications')
  await expect(page.getByText('2 applications')).toBeVisible()
}

test('[WZ-29] a double click and a lost answer make one application for each position', async ({ page }) => {
  const person = await toReview(page)
  let lost = 0
  await page.route('**/app/start/**', async (route) => {
    const asksSubmit = route.request().postData()?.includes('"complete":1')
    if (!asksSubmit || lost > 0) return route.continue()
    lost += 1
    // the request is processed, and its response is lost
    await route.fetch()
    await route.abort()
  })
  await submit(page).dblclick()
  await notSubmitted(page)
  await submit(page).click()
  await sent(page)
  expect(lost).toBe(1)
  await expectTwoApplications(page)
  await expectMessages(person, 1, 1)
})

test('[SH-04] [WZ-25] [WZ-29] the second tap of a double tap on Submit leaves no page', async ({
  page,
  context,
}) => {
  await toReview(page)
  await submit(page).scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await submit(page).boundingBox())!
  const point = { x: x + width / 2, y: y + height / 2 }
  const input = await context.newCDPSession(page)
  // the time of the fingers, not of a busy machine
  const begun = Date.now() / 1000
  const tap = async (after: number) => {
    const timestamp = begun + after
    await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp })
    await input.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.05,
    })
  }
  await tap(0)
  await expect(stepTitle(page, 'One moment')).toBeVisible()
  // where Submit was is a link of the footer
  await tap(0.3)
  await sent(page)
})

test('[WZ-29] two tabs that submit at once make one application for each position', async ({
  page,
  context,
}) => {
  const person = await toReview(page)
  const second = await context.newPage()
  await second.goto('/app/start/?sn=0&p=1,2')
  await expect(stepTitle(second, 'Review Application')).toBeVisible()
  await Promise.all([submit(page).click(), submit(second).click()])
  const confirmed = (tab: Page) => expect(stepTitle(tab, /Application sent|already applied/)).toBeVisible()
  await Promise.any([confirmed(page), confirmed(second)])
  await expectTwoApplications(page)
  await expectMessages(person, 1, 1)
})

const controlAll = (what: 'start' | 'kill', names: readonly SiteProcess[]) =>
  Promise.all(names.map((name) => control(name, what)))
const restarted: readonly SiteProcess[] = ['engagement', 'notifications', 'nats', 'postgres', 'wizard']

test.describe('while processes of the site die', { tag: '@alone' }, () => {
  test.afterEach(async () => {
    for (const name of restarted) await control(name, 'start').catch(() => {})
  })

  test('[SH-06] [NT-02] one application for each position, one text, one email, though consumers and NATS die around the submit', async ({
    page,
  }) => {
    const person = await toReview(page)
    await controlAll('kill', ['nats', 'engagement', 'notifications'])
    await submit(page).click()
    await sent(page)
    // the event is in the outbox while its service dies too
    await control('wizard', 'kill')
    await control('nats', 'start')
    await controlAll('start', ['wizard', 'engagement', 'notifications'])
    await expectMessages(person, 1, 1)
    await control('notifications', 'kill')
    await control('notifications', 'start')
    await expectTwoApplications(page)
    await expectMessages(person, 1, 1)
  })

  test('[SH-06] [WZ-29] a submit that meets a dead database is sent once when it is tried again', async ({
    page,
  }) => {
    const person = await toReview(page)
    await control('postgres', 'kill')
    await submit(page).click()
    await notSubmitted(page)
    await control('postgres', 'start')
    const status = async () => (await page.request.get('/api/hire/v1/wizard/?p=1,2')).status()
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    await submit(page).click()
    await sent(page)
    await expectTwoApplications(page)
    await expectMessages(person, 1, 1)
  })
})
