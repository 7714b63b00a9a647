import { expect } from '@playwright/test'
import { expectAccessible, firstJob, open } from './page.ts'
import { control } from './site.ts'
import { test } from './test.ts'

test('the sign-up inside the application says that it did not come, and Retry brings it', async ({
  page,
}) => {
  let down = true
  await page.route(/\/remotes\/mf-auth\//, (route) => (down ? route.abort() : route.continue()))
  await page.goto('/app/start/?sn=0&p=1')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: /^Apply/ })).toBeVisible()
  await expect(main.getByText('This part isn’t available right now.')).toBeVisible()
  await expectAccessible(page)
  down = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('auth', { tag: '@alone' }, () => {
  test.afterEach(() => control('auth', 'start'))

  test('that is down leaves the jobs to be read, and the login shows an error', async ({ page }) => {
    await control('auth', 'stop')
    await page.goto('/jobs')
    await expect(firstJob(page.getByRole('main'))).toBeVisible()
    await open(page, '/login')
    await expect(page.getByText('Logging in isn’t working right now')).toBeVisible()
    await expectAccessible(page)
  })
})
