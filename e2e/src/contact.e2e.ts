import { expect, test, type Browser } from '@playwright/test'
import { applicant } from './applicant.ts'
import { next, stepTitle, submitAndConfirm } from './application.ts'
import { expectAccessible, open, sidewaysScroll, wide } from './page.ts'
import { accountOf, expectMessages, signedUp, signUp, somebody, type Person } from './person.ts'
import { csrfOf, post } from './site.ts'

/** Somebody who signed up in another browser. */
async function somebodyElse(browser: Browser): Promise<Person> {
  const page = await browser.newPage()
  const person = await signedUp(page)
  await page.close()
  return person
}

test('[WZ-05] [AU-04] a mistyped contact is mended from the review, and everything uses it', async ({
  page,
  browser,
  viewport,
}) => {
  const neighbour = await somebodyElse(browser)
  const mistyped = await applicant(page, [1])
  const mended = somebody()
  await open(page, '/app/start?sn=0&p=1')
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  await page.getByRole('button', { name: 'Edit: Contact' }).click()
  await expect(stepTitle(page, 'How can employers reach you?')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(mistyped.email)

  await page.getByLabel('First name').fill('Marisela')
  await page.getByLabel('Email').fill(mended.email)
  await page.getByLabel('Current password').fill(mistyped.password)
  await page.getByLabel('Mobile phone').fill(neighbour.phone)
  const back = page.getByRole('button', { name: 'Save and go back to review' })
  await back.click()
  // said by the form itself, whatever the application found out before
  await expect(page.getByRole('link', { name: 'Phone number already in use' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(mended.email)
  for (const size of [wide, viewport!]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
  }

  await page.getByLabel('Mobile phone').fill(mended.phone)
  await page.getByRole('checkbox').check({ force: true })
  await back.click()
  await expect(stepTitle(page, 'Review Application')).toBeVisible()
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact).toContainText('Marisela Vega')
  await expect(contact).toContainText(mended.email)
  expect(await accountOf(page)).toMatchObject({
    first_name: 'Marisela',
    email: mended.email,
    phone: mended.phone,
    text_consent: true,
  })

  await submitAndConfirm(page)
  await expectMessages(mended, 1, 1)
  // word of the change, and nothing of the application
  await expectMessages(mistyped, 0, 1)
  await open(page, '/applications')
  await page
    .getByRole('button', { name: /^(Account|Marisela)$/ })
    .first()
    .click()
  await expect(page.getByText('Marisela Vega').and(page.locator(':visible')).first()).toBeVisible()
})

test('[WZ-05] a phone that was typed without a connection reaches the account', async ({ page, context }) => {
  const { firstName: first_name, lastName: last_name, email, phone, password } = somebody()
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

test('[WZ-05] [AU-04] a plain client saves a contact by the application alone', async ({ page, browser }) => {
  const neighbour = await somebodyElse(browser)
  await signedUp(page)
  const { phone } = somebody()
  const csrf = await csrfOf(page.request)
  const save = (data: object) =>
    page.request.post('/app/start/?_st=contact', { data: { csrf_token: csrf, positions: [1], ...data } })
  await expect(async () => {
    const taken = await save({ phone: neighbour.phone })
    expect(taken.status()).toBe(409)
    expect(await taken.json()).toMatchObject({
      error: 'Phone number already in use',
      fields: { phone: { error: 'Phone number already in use' } },
    })
  }).toPass({ timeout: 60_000 })
  expect((await save({ phone })).status()).toBe(200)
  await expect.poll(() => accountOf(page)).toMatchObject({ phone })
})

test('[AU-04] a visitor who has an account is shown the login inside the application, prefilled', async ({
  page,
  browser,
}) => {
  const known = await somebodyElse(browser)
  await open(page, '/app/start?sn=0&p=1')
  await signUp(page, { ...somebody(), phone: known.phone })
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
