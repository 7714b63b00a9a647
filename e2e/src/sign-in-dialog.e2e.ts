import { expect, test } from '@playwright/test'
import { expectAccessible, open, sidewaysScroll, wide } from './page.ts'
import { signedUp, somebody } from './person.ts'
import { messagesTo } from './site.ts'

test('[AU-07] logs in over a page that keeps what was typed, by keyboard', async ({
  page,
  browser,
  viewport,
}) => {
  const other = await browser.newPage()
  const person = await signedUp(other)
  await other.close()
  await open(page, '/')
  await page.getByLabel('Your ZIP code').fill('10001')
  const link = page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first()
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Email or phone number')).toBeVisible()
  for (const size of [wide, viewport!]) {
    await page.setViewportSize(size)
    await expectAccessible(dialog)
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

test('[AU-06] a failed login opens the support chat, whose message reaches the support', async ({ page }) => {
  const person = somebody()
  await open(page, '/login')
  await page.getByLabel('Email or phone number').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText("Oops! That login didn't work. Please try again")).toBeVisible()
  const chat = page.getByRole('dialog', { name: 'Support chat' })
  await expect(chat).toBeVisible()
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await expect(chat.getByLabel('Your email or phone number')).toHaveValue(person.email)
  await chat.getByLabel('Your message').fill('I cannot log in')
  await chat.getByRole('button', { name: 'Send message' }).click()
  await expect(chat.getByText(`We got your message. We’ll reply to ${person.email}.`)).toBeVisible()
  const received = async () => JSON.stringify(await messagesTo('support@lunchpail.example'))
  await expect.poll(received).toContain(person.email)
  await page.goBack()
  await expect(chat).toHaveCount(0)
  await expect(page.getByLabel('Email or phone number')).toHaveValue(person.email)
})
