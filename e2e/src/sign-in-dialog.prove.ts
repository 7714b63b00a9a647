import { expect } from '@playwright/test'
import { expectAccessible, open, sidewaysScroll } from './page.ts'
import { newPerson } from './person.ts'
import { messagesTo } from './site.ts'
import { test } from './test.ts'

test('a failed login opens the support chat, whose message reaches the support', async ({ page }) => {
  const person = newPerson()
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
