import { expect } from '@playwright/test'
import { open } from './page.ts'
import { logIn, signedIn, signedUp } from './person.ts'
import { csrfOf, lastFound } from './site.ts'
import { test } from './test.ts'

test('logging out in one tab logs out the other', async ({ page, context }) => {
  await signedUp(page)
  await open(page, '/terms')
  const second = await context.newPage()
  await second.goto('/applications')
  await expect(second.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible()

  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(second.getByText('You were logged out.')).toBeVisible()
})

test('[AU-18] a session that ends on a page keeps what was typed, and a save goes on after the login', async ({
  page,
  browser,
}) => {
  const person = await signedUp(page)
  // the page learns of it only by its save: neither by its stream, nor by what it asks before it opens the stream again
  const refused = Promise.withResolvers<void>()
  await page.route(/\/(live|session)\/(\?|$)/, async (route) => {
    await refused.promise
    await route.continue()
  })
  await open(page, '/preferences')
  const wage = page.getByRole('main').getByLabel(/wage|pay/i)
  await wage.first().fill('21')

  const elsewhere = await browser.newContext()
  const computer = await elsewhere.newPage()
  await signedIn(computer, person)
  const csrf = await csrfOf(computer.request)
  const headers = { 'x-csrf-token': csrf }
  const ended = await computer.request.delete('/api/hire/v1/account/devices/', { headers })
  expect(ended.ok()).toBe(true)
  await elsewhere.close()
  const level = async () => ((await (await page.request.get('/session/')).json()) as { level: string }).level
  await expect.poll(level).toBe('expired')

  // by the keyboard alone
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await save.press('Enter')
  expect((await answered).status()).toBe(401)
  refused.resolve()
  const dialog = page.getByRole('dialog')
  const handle = dialog.getByLabel('Email or phone number')
  await expect(handle).toHaveValue(person.email)
  await expect(dialog.getByText('Oops! Your session has expired. Please log in again')).toBeVisible()
  // who finds the device sees nothing of the page
  await expect(page.locator('#content')).toBeHidden()
  await handle.press('Enter')
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await password.fill(person.password)
  await password.press('Enter')
  await saved
  await expect(dialog).toHaveCount(0)
  await open(page, '/preferences')
  await expect(wage.first()).toHaveValue('21')
})

test('[AU-12] [AU-13] a person without their password sets a new one by a link', async ({
  page,
  browser,
}) => {
  const person = await signedUp(page)
  const elsewhere = await browser.newContext()
  const computer = await elsewhere.newPage()
  await open(computer, '/login')
  await computer.getByLabel('Email or phone number').fill(person.phone)
  await computer.getByRole('button', { name: 'Forgot password?' }).click()
  await computer.getByRole('button', { name: 'Next' }).click()
  await computer.getByRole('button', { name: 'Text me a link' }).click()
  await expect(computer.getByRole('heading', { name: 'Check your messages' })).toBeFocused()
  const link = await lastFound(`+1${person.phone}`, /\/reset#[\w-]+/)
  await open(computer, link)
  await computer.getByLabel('New password', { exact: true }).fill('nine-green-lanterns-9')
  await computer.getByLabel('Enter the new password again').fill('nine-green-lanterns-9')
  await computer.getByRole('button', { name: 'Save password' }).click()
  await expect(computer.getByText('Your password is set')).toBeVisible()

  // the first session has ended, and the old password with it
  await open(page, '/login')
  await expect(page.getByText('Your password has been changed. Please log in again')).toBeVisible()
  await logIn(page, { ...person, password: 'nine-green-lanterns-9' })
  await expect(page.getByRole('link', { name: 'My applications' }).first()).toBeVisible()
  await open(computer, link)
  await computer.reload()
  await expect(computer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await elsewhere.close()
})
