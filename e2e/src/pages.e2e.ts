import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleIfWhole,
  expectEnlargedToFit,
  lookAtEach,
  open,
  sidewaysScroll,
  visitorsPages,
  wide,
} from './page.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

test('[BY-17] no finding of axe in either scheme, no sideways scroll and no error on pages of a visitor, narrow or wide, or with text at 200 %', async ({
  page,
  viewport,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const paths = whole
    ? [...visitorsPages, '/signup?variant=steps' as const, '/integrations/' as const]
    : (['/', '/jobs', '/jobs/1', '/signup', '/events'] as const)
  await lookAtEach(paths, async (path) => {
    await page.setViewportSize(viewport!)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // `npm run prove -- browser` looks at every page; each scheme at one width: what is read on what is of the tokens, whose contrast is tested in both (tokens.test.ts)
    for (const [size, colorScheme] of [
      [wide, 'dark'],
      [viewport!, 'light'],
    ] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
      expect(await sidewaysScroll(page), `sideways scroll at ${size.width}`).toBeLessThanOrEqual(0)
    }
    // in English: enlarged-text.e2e.ts has the other language
    if (path !== '/integrations/') await expectEnlargedToFit(page)
    expect(errors.splice(0)).toEqual([])
  })
})

test('the language switch changes the site to Spanish, also on the next page', async ({ page }) => {
  await open(page, '/jobs')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // clicked, not checked: the choice closes the dialog, and its radio is gone before it could be read
  await page.getByRole('radio', { name: 'Español' }).click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos' })).toBeVisible()
  await open(page, '/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectAccessibleIfWhole(page)
})

/** In Spanish, which has the longer names: "25 millas". */
async function openSmallest(page: Page, baseURL: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: 'es', url: baseURL }])
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, path)
}

test('[BY-22] on the smallest phone the words beside a place can be read as they are typed', async ({
  page,
  baseURL,
}) => {
  await openSmallest(page, baseURL!, '/jobs?zip=07105&distance=25')
  const words = await page.getByLabel('Puesto, oficio o empresa').boundingBox()
  expect(words!.width).toBeGreaterThan(200)
})

test('[JB-02] on the smallest phone the number of a city’s or a trade’s jobs is one number', async ({
  page,
  baseURL,
}) => {
  await openSmallest(page, baseURL!, '/jobs/welcome')
  const counts = page.getByRole('main').locator('li small')
  await expect(counts.first()).toBeVisible()
  const torn = await counts.evaluateAll((all) =>
    all
      .filter((one) => {
        const text = document.createRange()
        text.selectNodeContents(one)
        return text.getClientRects().length > 1
      })
      .map((one) => one.textContent),
  )
  expect(torn).toEqual([])
})
