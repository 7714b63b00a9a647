import { expect } from '@playwright/test'
import { open } from './page.ts'
import { signedUp } from './person.ts'
import { lastFound } from './site.ts'
import { test } from './test.ts'

test('a person without their password logs in by a code', async ({ page, request }) => {
  const person = await signedUp({ request })
  await open(page, '/login?redirect=%2Fapplications')
  await page.getByLabel('Email or phone number').fill(person.phone)
  await page.getByRole('button', { name: 'Log in another way' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  const code = await lastFound(`+1${person.phone}`, /^\d{6}/)
  await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible()
})
