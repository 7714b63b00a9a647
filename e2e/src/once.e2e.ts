import { expect } from '@playwright/test'
import { submit } from './application.ts'
import { expectMessages } from './person.ts'
import { control, type SiteProcess } from './site.ts'
import { expectTwoApplications, notSubmitted, sent, toReview } from './two-applications.ts'
import { test } from './test.ts'

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

const controlAll = (what: 'start' | 'kill', names: readonly SiteProcess[]) =>
  Promise.all(names.map((name) => control(name, what)))
const restarted: readonly SiteProcess[] = ['engagement', 'notifications', 'nats', 'wizard']

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
})
