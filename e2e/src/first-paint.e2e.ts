import { expect, type Browser, type Page } from '@playwright/test'
import { rootElementId, serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { adminsDesk } from './manager.ts'
import { holdScripts, openServerRendered } from './held-scripts.ts'
import { desktop, firstJob, lookAtEach, neverIdle, serverRendered } from './page.ts'
import { post } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

const scriptless = (browser: Browser) => browser.newPage({ javaScriptEnabled: false })

/** Every element of the screen with its box. Below it, cards that were not scrolled to have a guessed height. */
const boxes = (page: Page): Promise<string[]> =>
  page
    .locator(`#${serverRenderedElementId}, #${rootElementId}`)
    .first()
    .evaluate((page) =>
      [...page.querySelectorAll('h1, h2, p, li, a, input, select, button, summary, img, rect, nav, footer')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.y < innerHeight)
        .map(({ element, box: { x, y, width, height } }) => {
          const place = [x, y, width, height].map((number) => Math.round(number))
          return `${element.tagName} ${element.textContent?.slice(0, 30)} ${place.join(' ')}`
        }),
    )

test.describe('without scripts', () => {
  test('[BY-06] jobs are listed, filtered by the form, paged and opened', async ({ browser, baseURL }) => {
    const page = await scriptless(browser)
    await page.goto(`${baseURL}/jobs`)
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible()

    await page.getByText('Category', { exact: true }).click()
    await page.getByText('Warehouse', { exact: true }).first().click()
    await page.getByRole('button', { name: /^Show/ }).first().click()
    await expect(page).toHaveURL(/[?&]role=8\b/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/jobs\/trade\/warehouse$/)

    await page.goto(`${baseURL}/jobs`)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    const job = firstJob(page.getByRole('main'))
    const title = await job.textContent()
    await job.click()
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
      'href',
      /\/app\/start\/\?sn=0&p=\d+/,
    )
    const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(posting).toMatchObject({ '@type': 'JobPosting', title })
    await page.close()
  })

  // its address is one of jobs, whose pages have other styles
  test('[JB-02] a featured list has the styles of collections', async ({ browser, baseURL }) => {
    const desk = await adminsDesk(browser)
    const slug = `without-scripts-${Date.now()}`
    await post(desk, '/api/hire/v1/portal/featured/', { slug, name_en: 'Night jobs', published: true })
    await desk.close()
    const page = await scriptless(browser)
    await page.goto(`${baseURL}/jobs/${slug}`)
    await expect(page.getByRole('link', { name: /^Warehouse jobs/ })).toHaveCSS('display', 'inline-flex')
    await page.close()
  })

  test('[JB-03][JB-04] fragments of pages are bare HTML', async ({ request }) => {
    await expect(async () => {
      const list = await request.get('/jobs?role=8&ajax=1')
      expect(list.headers()['content-type']).toContain('text/html')
      expect(await list.text()).toMatch(/^(?!.*<html)(?!.*<form).*<ul/s)
      const [, id] = /href="\/jobs\/(\d+)/.exec(await list.text()) ?? []
      const detail = await request.get(`/detail?position_id=${id}`)
      expect(await detail.text()).toMatch(/^(?!.*<html).*\/app\/start\/\?sn=0&amp;p=\d+/s)
      expect((await request.get('/detail?position_id=999999999')).status()).toBe(404)
    }).toPass({ timeout: 60_000 })
  })
})

/** The root swap moves nothing on the screen, repeats no request, and has no error. */
async function expectStill(page: Page, path: string): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => {
    const [url, type] = [request.url(), request.resourceType()]
    if (type === 'image' || !(type === 'stylesheet' || url.includes('/api/'))) return
    // only a browser can be asked for its passkeys
    if (!url.endsWith('/passkey/options/')) requests.push(url)
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await neverIdle(page)
  const release = await holdScripts(page, /\/assets\/main\..*\.js/)
  await openServerRendered(page, path)
  await expect(serverRendered(page).getByRole('heading', { level: 1 })).toBeVisible()
  const before = await boxes(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))
    }).observe({ type: 'layout-shift' })
  })
  release()
  await expect(serverRendered(page)).toHaveCount(0)
  expect(await boxes(page)).toEqual(before)
  expect(await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)).toEqual([])
  expect([requests, errors]).toEqual([[], []])
}

test.describe('the root swap', () => {
  for (const [width, use] of Object.entries({ 'a phone': {}, 'a desktop': desktop }))
    test.describe(`on ${width}`, () => {
      test.use(use)
      test(`[BY-06] moves nothing and repeats no request on ${width}`, async ({ context }) => {
        const paths = whole
          ? ['/', '/jobs', '/jobs?role=8&page=1', '/login', '/signup?variant=steps']
          : ['/jobs', '/login']
        await lookAtEach(paths, async (path) => {
          const page = await context.newPage()
          await expectStill(page, path)
          await page.close()
        })
      })
    })

  test('[BY-06] keeps typed letters and the caret', async ({ page }) => {
    const release = await holdScripts(page, /\/assets\/main\..*\.js/)
    await openServerRendered(page, '/jobs')
    await serverRendered(page).getByLabel('ZIP code').click()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('9', '0', '0', '1', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    // the root swap comes between two of the letters
    release()
    await expect(serverRendered(page)).toHaveCount(0)
    await press('1', '0')
    const field = page.getByLabel('ZIP code')
    await expect(field).toBeFocused()
    // five letters fit, and the last two were typed at the front
    await expect(field).toHaveValue('19001')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
    await field.press('Enter')
    await expect(page).toHaveURL(/zip=19001/)
  })

  test('[JB-05] [BY-06] does what was pressed before any script came, and shows at once that it was', async ({
    page,
  }) => {
    const release = await holdScripts(page, /\/assets\/main\..*\.js/)
    await openServerRendered(page, '/jobs')
    const button = serverRendered(page)
      .getByRole('button', { name: /^Interested/ })
      .nth(1)
    const name = (await button.getAttribute('aria-label'))!
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(serverRendered(page)).toHaveCount(0)
    await expect(page.locator('[aria-pressed=true]')).toHaveAttribute('aria-label', name)
    await expect(page.getByRole('dialog', { name: 'Apply now, or keep looking?' })).toBeVisible()
  })
})
