import { expect, test } from '@playwright/test'
import { open } from './page.ts'
import { logIn, signedUp, signUp, somebody } from './person.ts'

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await open(page, '/signup')
  await page.getByRole('radio', { name: /^Candidate/ }).check({ force: true })
  await signUp(page, somebody())
  await expect(page.getByRole('link', { name: 'My applications' }).first()).toBeVisible()
  const second = await context.newPage()
  await second.goto('/applications')
  await expect(second.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible()

  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(second.getByText('You were signed out.')).toBeVisible({ timeout: 3_000 })
})

test('[AU-22] login comes back to the page that asked for it, and never to another site', async ({
  page,
  browser,
}) => {
  const person = await signedUp(page)
  for (const [redirect, landed] of [
    ['%2Fapplications', '/applications'],
    ['https%3A%2F%2Fevil.example%2F', '/'],
    ['%2F%2Fevil.example', '/'],
  ] as const) {
    const context = await browser.newContext()
    const fresh = await context.newPage()
    await open(fresh, `/login?redirect=${redirect}`)
    await logIn(fresh, person)
    await expect(fresh.getByRole('link', { name: 'My applications' }).first()).toBeVisible()
    await expect.poll(() => new URL(fresh.url()).pathname).toBe(landed)
    await context.close()
  }
})
