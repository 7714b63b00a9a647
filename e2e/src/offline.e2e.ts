import { expect, test } from '@playwright/test'
import { fillToReview, stepTitle } from './application.ts'
import { open } from './page.ts'
import { signedUp } from './person.ts'

test('[BY-11] [WZ-28] offline at every page of the application: no edit is lost', async ({
  page,
  context,
}) => {
  await signedUp(page)
  await open(page, '/app/start/?sn=0&p=1')
  // Each page is filled in and left offline; in between the connection is back for a moment.
  const seen = await fillToReview(page, async () => {
    await context.setOffline(false)
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await context.setOffline(true)
  })
  await context.setOffline(false)
  expect(seen.length).toBeGreaterThan(4)
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.reload()
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  for (const answer of ['350 5th Avenue', 'Forklift operator'])
    await expect(page.getByText(answer).first()).toBeVisible()
})

test('[BY-11] offline edits survive a reload, and are saved when the connection is back', async ({
  page,
  context,
}) => {
  await signedUp(page)
  // no save arrives: the server does not even know the chosen position
  await page.route('**/app/start/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('77 Quay Street')
  await page.getByLabel('City', { exact: true }).fill('Hoboken')
  await expect(page.getByText('The application could not be submitted.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('77 Quay Street')
  // what was kept is sent at once, and waits for the connection after that
  await expect(page.getByText('The application could not be submitted.').first()).toBeVisible()
  await page.unroute('**/app/start/**')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/app/start') && answer.ok(),
  )
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await saved
  const answer = await context.request.get('/api/hire/v1/wizard/')
  const { person } = (await answer.json()) as { person: { application: { address_city?: string } } }
  expect(person.application.address_city).toBe('Hoboken')
})
