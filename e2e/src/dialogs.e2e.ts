import { expect, test, type Locator, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { next, stepTitle } from './application.ts'
import { expectAccessible, open } from './page.ts'
import { signedUp } from './person.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Opens a dialog, audits it in both schemes, and closes it by Escape. */
async function audit(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

test('[BY-17] the menus and dialogs of the shell and of the list have no finding of axe', async ({
  page,
}) => {
  await signedUp(page)
  await open(page, '/jobs')
  await audit(page, page.getByRole('button', { name: /^Language/ }))
  for (const menu of ['Category', 'Shift', 'Commute', 'More']) {
    const summary = page.locator('summary', { hasText: menu })
    await summary.click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await audit(page, page.getByRole('button', { name: /^Interested/ }).first())
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Preferences' })).toBeVisible()
  await expectAccessible(page)
})

test('[BY-17] the dialogs of the application have no finding of axe', async ({ page }) => {
  await open(page, '/app/start/?sn=0&p=1')
  await audit(page, page.getByRole('button', { name: 'How is my number used?' }))
  await signedUp(page)
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page)
  await audit(page, page.getByRole('button', { name: 'Save and exit' }))
})

test('[BY-17] the dialogs and steps of the profile have no finding of axe', async ({ page }) => {
  await applicant(page, [1])
  for (const hash of ['account', 'preferences']) {
    await open(page, `/profile#${hash}`)
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
  }
  for (const hash of ['info', 'history', 'skills', 'availability', 'summary']) {
    await open(page, '/profile')
    await open(page, `/profile#${hash}`)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expectAccessible(page)
  }
})
