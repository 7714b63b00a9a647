import { expect, test } from '@playwright/test'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { expectAccessible } from './page.ts'

interface Document {
  readonly paths: Record<string, Record<string, { readonly tags: readonly string[] }>>
}

const shown = allEndpoints.filter(({ access }) => access.kind !== 'internal')
const owners = [...new Set<string>(shown.map(({ owner }) => owner))]
/**
 * The viewer takes twenty seconds of the processor to read all endpoints and to open one of them. So it gets two nouns here, of
 * which one has every method, and all by `npm run prove -- browser`; that the document holds every endpoint is another test's
 * (reference.test.ts).
 */
const nouns = process.env['PROVE'] === '1' ? owners : ['profile', 'notifications']

const onlyOf = (document: Document): Document => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).filter(([, methods]) =>
      Object.values(methods).some(({ tags }) => tags?.some((noun) => nouns.includes(noun))),
    ),
  ),
})

test('the reference shows the endpoints by their noun, accessible closed and open', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route('**/api/openapi.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: onlyOf((await response.json()) as Document) })
  })
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.opblock-tag')).toHaveCount(owners.length)
  const operations = page.locator('.opblock')
  const noun = (name: string) => page.locator(`.opblock-tag[data-tag="${name}"]`)
  for (const name of nouns) {
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
