import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { stepTitle, suggestions } from './application.ts'
import { audit } from './audit.ts'
import { expectAccessible, expectAccessibleIfWhole, open } from './page.ts'
import { signedUp } from './person.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

// Each dialog is the one of the interface kit (gallery.test.ts), and dialogs.prove.ts opens the others.

test('[BY-17] the menus and dialogs of the shell and of the list have no finding of axe', async ({
  page,
}) => {
  await signedUp(page)
  await open(page, '/jobs')
  await audit(page, page.getByRole('button', { name: /^Language/ }))
  for (const menu of ['Category', 'Shift', 'Commute', 'More', 'Sort by']) {
    const summary = page.locator('summary', { hasText: menu })
    await summary.hover()
    const place = await summary.boundingBox()
    await summary.click()
    await expectAccessibleIfWhole(summary.locator('..'))
    // what is loaded for it moves it from under no pointer
    expect(await summary.boundingBox(), menu).toEqual(place)
    // beside its fields
    await summary.locator('+ div').click({ position: { x: 4, y: 40 } })
    await page.keyboard.press('Escape')
    await expect(summary.locator('..')).not.toHaveAttribute('open')
  }
  // under its name it would go beyond the edge of a tablet
  await page.setViewportSize({ width: 768, height: 1024 })
  const commute = page.locator('summary', { hasText: 'Commute' })
  await commute.click()
  const right = () => commute.locator('+ div').evaluate((panel) => panel.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThan(768)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  if (!whole) return
  await audit(page, page.getByRole('button', { name: /^Interested/ }).first())
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Preferences' })).toBeVisible()
  await expectAccessible(page)
})

test('[WZ-23] [BY-17] as the suggestions come, nothing moves from under the thumb', async ({ page }) => {
  // of a large phone
  await page.setViewportSize({ width: 430, height: 932 })
  await applicant(page, [1], 'suggestions')
  let come = (): void => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/suggestion\/\?.*p=/, async (route) => {
    await coming
    await route.continue()
  })
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'More jobs that fit you')).toBeVisible()
  // below the screen, before as after
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await expect(skip).toBeVisible()
  await expect(skip).not.toBeInViewport()
  come()
  await expect(suggestions(page)).toBeVisible()
  await expect(skip).not.toBeInViewport()
})
