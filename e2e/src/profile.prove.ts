import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { expectAccessible, open } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

test('a section edited in two tabs keeps the last save, with a notice', async ({ page, context }) => {
  await applicant(page, [1])
  await open(page, '/profile')
  await expect(page.getByText('I show up on time.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit summary' }).click()
  await expect(page.getByRole('textbox')).toHaveValue('I show up on time.')
  const second = await context.newPage()
  await open(second, '/profile#summary')
  await second.getByRole('textbox').fill('From the second tab.')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second.getByText('From the second tab.')).toBeVisible()

  await page.getByRole('textbox').fill('From the first tab, later.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/also changed somewhere else/).first()).toBeVisible()
  await open(second, '/profile')
  await expect(second.getByText('From the first tab, later.')).toBeVisible()
})

test('preferences are kept, and a wage under 10 is refused at its field', async ({ page }) => {
  await signedUp(page)
  await open(page, '/preferences')
  await page
    .getByLabel(/wage|pay/i)
    .first()
    .fill('9')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Please enter a wage from $10 to $40 an hour').first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel(/wage|pay/i)
    .first()
    .fill('21')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByRole('button', { name: /^Save/ }).click()
  await saved
  await open(page, '/preferences')
  await expect(page.getByLabel(/wage|pay/i).first()).toHaveValue('21')
})
