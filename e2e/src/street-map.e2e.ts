import { createServer } from 'node:http'
import { once } from 'node:events'
import { homeCookieOf } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { expect } from '@playwright/test'
import { setting } from './site.ts'
import { test } from './test.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
)

test('[JB-09] a job is on a street map with the home, by the tiles that the operator named', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  const tiles = createServer((request, response) => {
    if (request.method === 'GET') asked.push(request.url ?? '')
    response.writeHead(200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      // which the browsers of tests send
      'access-control-allow-headers': 'x-forwarded-for',
    })
    response.end(picture)
  })
  tiles.listen(Number(setting('TILES_PORT')), '127.0.0.1')
  await once(tiles, 'listening')
  try {
    const newark = { address: 'Newark, NJ', lat: 40.7357, lng: -74.1887, geohash: 'dr5px', city: 'Newark' }
    const [name, value] = homeCookieOf(newark, false).split(/[=;]/) as [string, string]
    await context.addCookies([{ name, value, url: setting('SITE_URL') }])
    await page.goto('/jobs/1')
    // no picture before somebody asks for the map
    const show = page.getByRole('button', { name: 'Show on a map' })
    await expect(show).toBeVisible()
    expect(asked).toEqual([])
    await show.click()
    const map = page.getByRole('region', { name: 'Map of your home and the job' })
    await expect(map).toBeVisible()
    await expect(page.locator('.maplibregl-marker')).toHaveCount(2)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked.filter((path) => !/^\/\d+\/\d+\/\d+\.png$/.test(path))).toEqual([])
    await expect(page.getByText('The map didn’t load.')).toHaveCount(0)
  } finally {
    tiles.close()
  }
})
