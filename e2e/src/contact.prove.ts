import { expect } from '@playwright/test'
import { next, stepTitle } from './application.ts'
import { expectAccessible, open } from './page.ts'
import { accountOf, signedUp, signUp, newPerson } from './person.ts'
import { post } from './site.ts'
import { test } from './test.ts'

test('a phone that was typed without a connection reaches the account', async ({ page, context }) => {
  const { firstName: first_name, lastName: last_name, email, phone, password } = newPerson()
  await page.request.get('/')
  await post(page, '/api/hire/v1/account/', { type: 'applicant', first_name, last_name, email, password })
  await open(page, '/app/start?sn=0&p=1')
  await expect(stepTitle(page, 'How can employers reach you?')).toBeVisible()
  await page.getByLabel('Mobile phone').fill(phone)
  await page.getByRole('checkbox').check({ force: true })
  await context.setOffline(true)
  await next(page).click()
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => accountOf(page)).toMatchObject({ phone, text_consent: true })
})

test('a visitor who has an account is shown the login inside the application, prefilled', async ({
  page,
  request,
}) => {
  const known = await signedUp({ request })
  await open(page, '/app/start?sn=0&p=1')
  await signUp(page, { ...newPerson(), phone: known.phone })
  await expect(
    page.getByText('An account with this phone already exists. Log in below to continue.'),
  ).toBeVisible()
  const handle = page.getByLabel('Email or phone number')
  await expect(handle).toHaveValue(/^646-?\d{3}-?\d{4}$/)
  expect((await handle.inputValue()).replace(/\D/g, '')).toBe(known.phone)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill(known.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).first().click()
  await expect(stepTitle(page, 'About you')).toBeVisible()
})
