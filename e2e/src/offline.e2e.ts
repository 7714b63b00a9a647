import { expect, test } from '@playwright/test'
import { signedUp } from './applicant.ts'
import { fillToReview, stepTitle } from './application.ts'
import { open } from './open.ts'

test('[BY-11] [WZ-28] the connection lost at every page of the application: nothing that was typed is lost', async ({
  page,
  context,
}) => {
  await signedUp(page)
  await open(page, '/app/start/?sn=0&p=1')
  // Each page is filled in and left on a dead line; for a moment in between the line is back.
  const seen = await fillToReview(page, async () => {
    await context.setOffline(false)
    await expect(page.getByText('Not saved yet')).toHaveCount(0, { timeout: 30_000 })
    await context.setOffline(true)
  })
  await context.setOffline(false)
  expect(seen.length).toBeGreaterThan(4)
  await expect(page.getByText('Not saved yet')).toHaveCount(0, { timeout: 30_000 })
  await page.reload()
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  for (const told of ['350 5th Avenue', 'Forklift operator'])
    await expect(page.getByText(told).first()).toBeVisible()
})

test('[BY-11] what was typed on a dead line survives a reload, and is sent when the line is back', async ({
  page,
  context,
}) => {
  await signedUp(page)
  // from the first save on: the server does not even know which job was chosen
  await page.route('**/app/start/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('77 Quay Street')
  await page.getByLabel('City', { exact: true }).fill('Hoboken')
  await expect(page.getByText('The application could not be submitted.').first()).toBeVisible({
    timeout: 20_000,
  })
  await page.reload()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('77 Quay Street')
  await page.unroute('**/app/start/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(async () => {
    const other = await context.newPage()
    const answer = await other.request.get('/api/hire/v1/wizard/')
    await other.close()
    const { person } = (await answer.json()) as { person: { application: { address_city?: string } } }
    expect(person.application.address_city).toBe('Hoboken')
  }).toPass({ timeout: 40_000 })
})
