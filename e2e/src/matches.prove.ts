import { expect } from '@playwright/test'
import { stepTitle } from './application.ts'
import { deck } from './deck.ts'
import { expectAccessible, open } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

test('Apply now on a card saves it and starts the application with it', async ({ page }) => {
  await deck(page)
  await page.getByRole('main').getByRole('button', { name: 'Apply now' }).click()
  await expect(page).toHaveURL(/\/app\/start/)
  await expect(stepTitle(page, 'About you')).toBeVisible()
  const answer = await page.request.get('/api/hire/v1/suggestion/count/')
  expect(((await answer.json()) as { saved: number }).saved).toBe(1)
})

test('what is decided without a connection is sent when it is back', async ({ page, context }) => {
  await deck(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: "I'm interested" }).click()
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()
  await expect(
    page.getByText('1 choice is saved on this device. We’ll send it when you’re back online.', {
      exact: true,
    }),
  ).toBeVisible()
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/suggestion/') && answer.ok(),
  )
  await context.setOffline(false)
  await sent
  const answer = await page.request.get('/api/hire/v1/suggestion/count/')
  expect(((await answer.json()) as { saved: number }).saved).toBe(1)
})

test('questions are answered one after the other by keyboard, and unlock the matches', async ({ page }) => {
  await signedUp(page)
  await open(page, '/matches')
  await expect(page.getByText('Unlock Matches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Answer questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Answer the next question' }).press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Where are you with your job search?' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save answer' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What kind of work do you want?' })).toBeVisible()
  await expect(page.getByText('1 of 20 answered to unlock your matches').first()).toBeVisible()
})
