import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { homeCookieOf } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { expect, type Page } from '@playwright/test'
import { setting } from './site.ts'
import { test } from './test.ts'

// the site knows one address of tiles
test.describe.configure({ mode: 'default' })

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
)

/** The operator's server of tiles, which notes what it is asked for. */
async function serveTiles(answer: (response: ServerResponse) => void) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    // which the browsers of tests send
    response.setHeader('access-control-allow-headers', 'x-forwarded-for')
    if (request.method !== 'GET') return response.end()
    asked.push(request.url ?? '')
    return answer(response)
  })
  server.listen(Number(setting('TILES_PORT')), '127.0.0.1')
  await once(server, 'listening')
  return {
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const sendPicture = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)

async function openJob(page: Page): Promise<void> {
  const newark = { address: 'Newark, NJ', lat: 40.7357, lng: -74.1887, geohash: 'dr5px', city: 'Newark' }
  const [name, value] = homeCookieOf(newark, false).split(/[=;]/) as [string, string]
  await page.context().addCookies([{ name, value, url: setting('SITE_URL') }])
  await page.goto('/jobs/1')
}

const show = (page: Page) => page.getByRole('button', { name: 'Show on a map' })
const map = (page: Page) => page.getByRole('region', { name: 'Map of your home and the job' })
const failure = (page: Page) => page.getByText('The map didn’t load.')

test('[JB-09] a job is on a street map with the home, by the tiles that the operator named', async ({
  page,
}) => {
  await using tiles = await serveTiles(sendPicture)
  await openJob(page)
  // no picture before somebody asks for the map
  await expect(show(page)).toBeVisible()
  expect(tiles.asked).toEqual([])
  await show(page).click()
  await expect(map(page)).toBeVisible()
  await expect(page.locator('.maplibregl-marker')).toHaveCount(2)
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0)
  expect(tiles.asked.filter((path) => !/^\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([])
  await expect(failure(page)).toHaveCount(0)
})

test('[JB-09] who opens the map by keys is in it, and its pins say by keys what they are', async ({
  page,
}) => {
  await using _tiles = await serveTiles(sendPicture)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openJob(page)
  await show(page).press('Enter')
  await expect(map(page)).toBeFocused()
  await page.getByRole('button', { name: 'Job', exact: true }).press('Enter')
  const said = page.locator('.maplibregl-popup-content')
  await expect(said).toHaveText('Job')
  await expect(said).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('[JB-09] a map without pictures says so in its place, below the strip, and is tried again', async ({
  page,
}) => {
  let answer: (response: ServerResponse) => void = () => {}
  await using tiles = await serveTiles((response) => answer(response))
  await page.clock.install()
  await openJob(page)
  const strip = page.getByRole('img', { name: /miles/ })
  const refusals = [
    ['404', (response: ServerResponse) => void response.writeHead(404).end()],
    ['500', (response: ServerResponse) => void response.writeHead(500).end()],
    ['nothing', () => {}],
  ] as const
  await show(page).click()
  for (const [name, refuse] of refusals) {
    answer = refuse
    const before = tiles.asked.length
    await test.step(name, async () => {
      if (name !== '404') await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => tiles.asked.length).toBeGreaterThan(before)
      if (name === 'nothing') await page.clock.fastForward(10_000)
      await expect(failure(page)).toBeVisible()
      await expect(map(page)).toHaveCount(0)
      await expect(strip).toBeVisible()
    })
  }
  answer = sendPicture
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.maplibregl-marker')).toHaveCount(2)
  await expect(failure(page)).toHaveCount(0)
})
