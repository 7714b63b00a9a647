import { expect } from '@playwright/test'
import { holdScripts, openServerRendered, remoteJobs } from './held-scripts.ts'
import { firstJob, serverRendered } from './page.ts'
import { test } from './test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page searches, and the login says what it needs', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Your ZIP code').fill('10001')
    await page.getByRole('button', { name: 'Find jobs' }).click()
    await expect(page).toHaveURL(/\/jobs\?(q=&)?zip=10001$/)
    await expect(page.getByLabel('ZIP code')).toHaveValue('10001')

    await page.goto('/login')
    expect(await page.content()).toContain('This form needs JavaScript.')
    await page.getByLabel('Email or phone number').fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    // no field is in the address
    expect(new URL(page.url()).search).toBe('')
  })
})

test.describe('the root swap', () => {
  test('keeps the scroll position', async ({ page }) => {
    const release = await holdScripts(page, remoteJobs)
    await openServerRendered(page, '/jobs')
    await serverRendered(page).getByRole('listitem').nth(8).scrollIntoViewIfNeeded()
    // from the first scrolling on all of the list is laid out, and the place is one of that list
    await expect(page.locator('html')).not.toHaveAttribute('data-top')
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(300)
    release()
    await expect(serverRendered(page)).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })

  test('a place that is come back to is exact', async ({ page }) => {
    await openServerRendered(page, '/jobs')
    await expect(serverRendered(page)).toHaveCount(0)
    const ninth = page.getByRole('main').getByRole('listitem').nth(8)
    await ninth.scrollIntoViewIfNeeded()
    await expect(page.locator('html')).not.toHaveAttribute('data-top')
    const box = await ninth.boundingBox()
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-top')
    await expect(serverRendered(page)).toHaveCount(0)
    await expect.poll(() => ninth.boundingBox()).toEqual(box)
  })

  test('replays a click that came before the scripts', async ({ page }) => {
    const release = await holdScripts(page, /\/remotes\/mf-auth\/.*\.js/)
    await openServerRendered(page, '/login')
    // from here on clicks are recorded: what loads microfrontends begins after that
    await page.waitForFunction(() => '_FEDERATION_RUNTIME_CORE' in globalThis)
    await serverRendered(page).getByLabel('Email or phone number').fill('unknown@example.com')
    await serverRendered(page).getByLabel('Password', { exact: true }).fill('secret-1234')
    await serverRendered(page).getByRole('button', { name: 'Log in', exact: true }).click()
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && !request.url().endsWith('/passkey/options/'),
    )
    release()
    expect((await sent).postDataJSON()).toEqual({ handle: 'unknown@example.com', password: 'secret-1234' })
  })

  test('without the remote the server-rendered page stays, and its links work', async ({ page }) => {
    await page.route(remoteJobs, (route) => route.abort())
    // the page gives its remote up
    const failure = page.waitForEvent('console', (message) => message.text().startsWith('[remote mf-jobs]'))
    await openServerRendered(page, '/jobs')
    await failure
    const job = firstJob(serverRendered(page))
    const title = await job.textContent()
    await job.click()
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('the tags of the head go with the page', async ({ page }) => {
    await openServerRendered(page, '/jobs')
    await expect(serverRendered(page)).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    await terms.scrollIntoViewIfNeeded()
    // from the first scrolling on all of the list is laid out, which would move the link away between press and release
    await expect(page.locator('html')).not.toHaveAttribute('data-top')
    await terms.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})
