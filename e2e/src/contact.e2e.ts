import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { stepTitle, submitAndConfirm } from './application.ts'
import { expectAccessibleIfWhole, open, sidewaysScroll, wide } from './page.ts'
import { accountOf, expectMessages, signedUp, newPerson } from './person.ts'
import { csrfOf } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

test('[WZ-05] [AU-04] a mistyped contact is mended from the review, and everything uses it', async ({
  page,
  request,
  viewport,
}) => {
  const neighbour = await signedUp({ request })
  const mistyped = await applicant(page, [1])
  const mended = newPerson()
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
    await expectAccessibleIfWhole(page)
    expect(await sidewaysScroll(page)).toBe(0)
  }

  await page.getByLabel('Mobile phone').fill(mended.phone)
  // by the keyboard: the sentence that goes moves the page under a pointer
  await page.getByRole('checkbox').press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
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

  if (!whole) return
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

test('[WZ-05] [AU-04] a plain client saves a contact by the application alone', async ({
  request,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const neighbour = await signedUp({ request })
  const own = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: extraHTTPHeaders! })
  await signedUp({ request: own })
  const { phone } = newPerson()
  const csrf = await csrfOf(own)
  const save = (data: object) =>
    own.post('/app/start/?_st=contact', { data: { csrf_token: csrf, positions: [1], ...data } })
  await expect(async () => {
    const taken = await save({ phone: neighbour.phone })
    expect(taken.status()).toBe(409)
    expect(await taken.json()).toMatchObject({
      error: 'Phone number already in use',
      fields: { phone: { error: 'Phone number already in use' } },
    })
  }).toPass({ timeout: 60_000 })
  expect((await save({ phone })).status()).toBe(200)
  await expect.poll(() => accountOf({ request: own })).toMatchObject({ phone })
  await own.dispose()
})
