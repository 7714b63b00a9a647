import { createHash } from 'node:crypto'
import { expect, type Browser, type Page, type Request } from '@playwright/test'
import { firstJob, open, serverRendered } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A string that is in each copy of a library once. */
const fingerprints = {
  react: 'react.transitional.element',
  router: 'may be used only in the context of a <Router> component',
}

test('[SH-01] six remotes run on one React and one router, which are the shell’s', async ({ page }) => {
  const sources = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.url().endsWith('.js'))
      sources.set(new URL(response.url()).pathname, await response.text().catch(() => ''))
  })
  await page.addInitScript(() => {
    const renderers: unknown[] = []
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => {},
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        checkDCE: () => {},
      },
    })
  })
  await page.goto('/jobs')
  const navigate = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()
  await firstJob(page.getByRole('main')).click()
  await page.getByRole('link', { name: 'Apply now' }).click()
  // mf-wizard's page with mf-auth's slot in it
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await navigate('Log in')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  const copies = () => page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)
  expect(await copies()).toBe(1)

  await signedUp(page)
  await open(page, '/applications')
  // the deck's introduction covers the tabs, so that the deck comes last
  for (const name of ['Profile', 'Matches'] as const) {
    await navigate(name)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(name, 'i'))
  }
  expect(await copies()).toBe(1)
  const remotes = new Set(
    [...sources.keys()].map((path) => /^\/remotes\/([^/]+)/.exec(path)?.[1]).filter(Boolean),
  )
  expect(remotes).toEqual(
    new Set(['mf-auth', 'mf-engagement', 'mf-jobs', 'mf-matches', 'mf-profile', 'mf-wizard']),
  )
  for (const [name, fingerprint] of Object.entries(fingerprints)) {
    const holders = [...sources].filter(([, text]) => text.includes(fingerprint)).map(([path]) => path)
    expect(holders.length, `${name} is loaded`).toBeGreaterThan(0)
    expect(
      holders.filter((path) => path.startsWith('/remotes/')),
      `${name} in a remote`,
    ).toEqual([])
  }
})

/** Of the answers' bodies as they are sent (docs/decisions/09). */
const maxScriptBytes = 125_000

/** Adds up what the page has fetched of scripts, compressed; asks no later, as a page that was closed gives no sizes. */
function scriptBytes(page: Page): () => Promise<number> {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  return async () => {
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
}

function expectFew(bytes: number): void {
  expect(bytes).toBeGreaterThan(90_000)
  expect(bytes).toBeLessThanOrEqual(maxScriptBytes)
}

/** Who comes to a job by a link has nothing of the site yet. */
async function ofJob(browser: Browser): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const bytes = scriptBytes(page)
  await open(page, '/jobs/1')
  await expect(page.getByRole('button', { name: /^Save: / })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expectFew(await bytes())
  await context.close()
}

/** Notes every script and style that the page asks for, with the beginning of its hash. */
const noteAsked = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    const note = (element: Element) => {
      const file =
        element.getAttribute('src') ??
        (element.getAttribute('rel') === 'stylesheet' && element.getAttribute('href'))
      if (file && !element.hasAttribute('disabled'))
        asked.push(`${file} ${element.getAttribute('integrity')?.slice(0, 7)}`)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement) note(node)
    }).observe(document, { childList: true, subtree: true })
  })

test('[BY-16] a first visit to /jobs or a job fetches at most 125 kB of scripts, compressed, from this site alone, each by its hash; another file in its place does not run', async ({
  page,
  browser,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  const bytes = scriptBytes(page)
  await noteAsked(page)
  const response = await page.goto('/jobs')
  const policy = response!.headers()['content-security-policy']!
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  const inline = await page.locator('script:not([src]):not([type="application/json"])').allTextContents()
  expect(inline.map((text) => policy.includes(sha256(text)))).toEqual([true])
  await expect(serverRendered(page)).toHaveCount(0)
  await expect(firstJob(page.getByRole('main'))).toBeVisible()
  // who only looks moves the pointer too
  await page.mouse.move(200, 400)
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  expectFew(await bytes())
  await ofJob(browser)
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
  expect(asked.filter((one) => one.includes('/remotes/')).length).toBeGreaterThan(3)
  expect(asked.filter((one) => !one.endsWith(' sha384-'))).toEqual([])

  // what a page of a foreign CDN might hold
  let replaced = false
  await page.route(/\/remotes\/mf-jobs\/.*remoteEntry/, async (route) => {
    replaced = true
    const response = await route.fetch()
    await route.fulfill({ response, body: `globalThis.stolen = true;${await response.text()}` })
  })
  await page.goto('/jobs', { waitUntil: 'networkidle' })
  expect(replaced).toBe(true)
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
  // the page asks for the file again, and may be at it when the test ends
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
