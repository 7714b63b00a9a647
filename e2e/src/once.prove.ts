import { expect, type Page } from '@playwright/test'
import { stepTitle, submit } from './application.ts'
import { expectMessages } from './person.ts'
import { control } from './site.ts'
import { expectTwoApplications, notSubmitted, sent, toReview } from './two-applications.ts'
import { test } from './test.ts'

test('the second tap of a double tap on Submit leaves no page', async ({ page, context }) => {
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

test('two tabs that submit at once make one application for each position', async ({ page, context }) => {
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

test.describe('while the database is dead', { tag: '@alone' }, () => {
  test.afterEach(() => control('postgres', 'start').catch(() => {}))

  test('a submit that meets a dead database is sent once when it is tried again', async ({ page }) => {
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
