import { expect } from '@playwright/test'
import { expectAccessibleIfWhole, open, sidewaysScroll, wide } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

test('[AU-07] logs in over a page that keeps what was typed, by keyboard', async ({
  page,
  request,
  viewport,
}) => {
  const person = await signedUp({ request })
  await open(page, '/')
  await page.getByLabel('Your ZIP code').fill('10001')
  const link = page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first()
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Email or phone number')).toBeVisible()
  for (const size of [wide, viewport!]) {
    await page.setViewportSize(size)
    await expectAccessibleIfWhole(dialog)
    expect(await sidewaysScroll(page)).toBe(0)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.press('Enter')
  await expect(dialog.getByLabel('Email or phone number')).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Your ZIP code')).toHaveValue('10001')

  await link.press('Enter')
  await dialog.getByLabel('Email or phone number').fill(person.email)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /Marisol/ })).toBeVisible()
})
