import { expect } from '@playwright/test'
import { stepTitle } from './application.ts'
import { open } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

test('[BY-11] [WZ-28] offline edits survive a reload, and are saved when the connection is back', async ({
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
