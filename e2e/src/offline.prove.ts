import { expect } from '@playwright/test'
import { fillToReview, stepTitle } from './application.ts'
import { open } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

test('offline at every page of the application: no edit is lost', async ({ page, context }) => {
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
