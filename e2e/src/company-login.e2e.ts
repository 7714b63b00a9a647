import { expect, type Page } from '@playwright/test'
import { expectAccessible, open } from './page.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

const throughCompany = 'Log in through your company'

/** To the page of the company's own login. */
async function toCompany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in another way' }).click()
  await page.getByLabel('Email or phone number').fill('dana@harborandpine.example')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('link', { name: throughCompany }).click()
  await expect(page.getByRole('heading', { name: 'Company login' })).toBeVisible()
}

/** What the page says after that is login.test.tsx's. */
async function comeBackUnknown(page: Page): Promise<void> {
  await toCompany(page)
  await page.getByRole('button', { name: /^Kim Lee/ }).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
    'No account at your company uses that login yet',
  )
  await open(page, page.url())
  await expectAccessible(page)
}

test('[AU-08] a manager logs in through their company', async ({ page }) => {
  await open(page, '/login?redirect=%2Fjobs%3Fq%3Dyard')
  if (whole) await comeBackUnknown(page)
  await toCompany(page)
  await page.getByRole('button', { name: /^Dana Brooks/ }).click()
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/jobs?q=yard')
})
