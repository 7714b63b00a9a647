import { expect } from '@playwright/test'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { expectAccessible } from './page.ts'
import { test } from './test.ts'

const shown = allEndpoints.filter(({ access }) => access.kind !== 'internal')
const owners = [...new Set<string>(shown.map(({ owner }) => owner))]
/** The viewer takes twenty seconds of the processor; that the document holds every endpoint is another test's (reference.test.ts). */
test('the reference shows the endpoints by their noun, accessible closed and open', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.opblock-tag')).toHaveCount(owners.length)
  const operations = page.locator('.opblock')
  const noun = (name: string) => page.locator(`.opblock-tag[data-tag="${name}"]`)
  for (const name of owners) {
    await noun(name).click()
    await expect(operations, name).toHaveCount(shown.filter(({ owner }) => owner === name).length)
    await noun(name).click()
    await expect(operations).toHaveCount(0)
  }
  // with texts, numbers and lists
  await noun('profile').click()
  const opened = operations.filter({ hasText: 'Save job preferences; what is not sent stays.' })
  await opened.getByRole('button').first().click()
  await expect(opened).toContainText('answered_preferences')
  await expectAccessible(page)
  // the content security policy refuses nothing
  expect(errors).toEqual([])
})
