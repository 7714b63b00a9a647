import { expect, test } from '@playwright/test'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { expectAccessible, lookAtEach, open, sidewaysScroll, visitorsPages } from './page.ts'

/** A phone's and a desktop's: one page has both in turn, as to load and warm it takes longer than to lay it out again. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

test('[BY-17] no finding of axe in either scheme, no sideways scroll and no error on any page of a visitor, narrow or wide', async ({
  page,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await lookAtEach([...visitorsPages, '/signup?variant=steps', '/integrations/'], async (path) => {
    await page.setViewportSize(windows[0]!)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, 'colours')
      expect(await sidewaysScroll(page), `sideways scroll at ${size.width}`).toBeLessThanOrEqual(0)
    }
    expect(errors.splice(0)).toEqual([])
  })
})

test('the reference shows every endpoint, accessible closed and open', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const shown = allEndpoints.filter(({ access }) => access.kind !== 'internal')
  const owners = [...new Set(shown.map(({ owner }) => owner))]
  const operations = page.locator('.opblock')
  const noun = (name: string) => page.locator(`.opblock-tag[data-tag="${name}"]`)
  await expect(page.locator('.opblock-tag')).toHaveCount(owners.length)
  for (const name of owners) {
    await noun(name).click()
    await expect(operations, name).toHaveCount(shown.filter(({ owner }) => owner === name).length)
    await noun(name).click()
    await expect(operations).toHaveCount(0)
  }
  // of two that have every method, and of one operation with texts, numbers and lists: axe takes seconds for all
  for (const name of ['profile', 'matches']) await noun(name).click()
  const opened = operations.filter({ hasText: 'Save job preferences; what is not sent stays.' })
  await opened.getByRole('button').first().click()
  await expect(opened).toContainText('answered_preferences')
  await expectAccessible(page)
  // the content security policy refuses nothing
  expect(errors).toEqual([])
})

test('the language switch changes the site to Spanish, also on the next page', async ({ page }) => {
  await open(page, '/jobs')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  // clicked, not checked: the choice closes the dialog, and its radio is gone before it could be read
  await page.getByRole('radio', { name: 'Español' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos' })).toBeVisible()
  await open(page, '/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)
})
