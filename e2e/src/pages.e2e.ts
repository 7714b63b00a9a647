import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

const pages = [
  '/',
  '/jobs',
  '/jobs/1',
  '/login',
  '/signup',
  '/app/start/?sn=0&p=1',
  '/terms',
  '/privacy',
  '/nowhere',
  '/api/docs/',
  '/seams/',
]

for (const scheme of ['light', 'dark'] as const)
  test(`no page has a finding of axe, a sideways scroll or an error (${scheme}) @desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wider, `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
      })
    expect(errors).toEqual([])
  })

test('the site speaks Spanish once it is asked to, and keeps to it', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Español' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos' })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expectAccessible(page)
})
