import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessibleIfWhole, firstJob, lookAtEach, open } from './page.ts'
import { control, type SiteProcess } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

const remote = /\/remotes\/mf-jobs\//

/** Faults of a remote's scripts. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers with an error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'sends garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: '}{ not a script' }),
  'sends a page instead of a script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Login to the guest network</p>' }),
  // never answered: the shell's timeout ends it
  'is too slow': () => new Promise(() => {}),
}

/** Leads from the open page to the list of jobs, which the browser renders then. */
const goToJobs = (page: Page): Promise<void> =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: 'Jobs', exact: true })
    .filter({ visible: true })
    .first()
    .click()

/** Opens the list of jobs from another page while its remote is at fault. */
async function openWithout(page: Page): Promise<void> {
  // a server-rendered page would stay as it is
  await open(page, '/terms')
  await goToJobs(page)
  await expect(page.getByText('This part of the site isn’t available right now.')).toBeVisible()
}

async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(firstJob(page.getByRole('main'))).toBeVisible()
}

test('[SH-02] a remote that is broken says so in its place, and Retry brings it back', async ({ page }) => {
  await lookAtEach(whole ? Object.keys(faults) : ['sends garbage'], async (fault) => {
    let down = true
    await page.route(remote, (route) => (down ? faults[fault]!(route) : route.continue()))
    await openWithout(page)
    down = false
    await tryAgain(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('[SH-02] a remote that is gone leaves the rest working', async ({ page }) => {
  let down = true
  await page.route(remote, (route) => (down ? route.abort() : route.continue()))
  await openWithout(page)
  await expectAccessibleIfWhole(page)

  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.getByRole('navigation').getByRole('link', { name: 'Log in' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Email or phone number')).toBeVisible()
  // Back closes it once it has an entry of its own
  await expect.poll(entries).toBe(before + 1)

  await page.goBack({ waitUntil: 'commit' })
  await expect(dialog).toHaveCount(0)
  down = false
  await tryAgain(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('a service', { tag: '@alone' }, () => {
  let stopped: SiteProcess | undefined
  test.afterEach(async () => {
    // a paused one goes on, else every test after it would wait for it
    for (const what of ['resume', 'start'] as const) if (stopped) await control(stopped, what)
    stopped = undefined
  })

  for (const how of whole ? (['stop', 'pause'] as const) : (['stop'] as const))
    test(`[SH-02] that is ${how === 'stop' ? 'down' : 'slow'} shows an error in its place, and Retry brings it back (${how})`, async ({
      page,
    }) => {
      await open(page, '/terms')
      await control('jobs', how)
      stopped = 'jobs'
      // for a slow one the server would wait first, on the site of the tests half a minute (server-rendering.test.ts)
      await (how === 'stop' ? open(page, '/jobs') : goToJobs(page))
      const main = page.getByRole('main')
      await expect(main.getByText('Jobs aren’t available right now')).toBeVisible()
      await expect(page.getByLabel('ZIP code')).toBeVisible()
      await expectAccessibleIfWhole(page)
      await control('jobs', how === 'stop' ? 'start' : 'resume')
      stopped = undefined
      const status = async () => (await page.request.get('/api/hire/v1/position/')).status()
      await expect.poll(status).toBe(200)
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(firstJob(main)).toBeVisible()
    })
})
