import { expect, it, onTestFinished } from 'vitest'
import { allEndpoints, allPages } from '@lunchpail/contracts/addresses'
import { fuzzWire } from '@lunchpail/kit-service/testing/fuzz-wire'
import { signedIn, testAuth } from '../test/test-auth.ts'
import { echo, smallServer } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'

/** `npm run prove` runs the same with more cases. */
const prove = process.env['PROVE'] === '1'

it('refuses or answers whatever bytes it is given, mixes no two people up, and passes no hidden request on', async () => {
  const auth = await testAuth()
  onTestFinished(auth.stop)
  auth.sessions.set('victim', signedIn('victim'))
  const seen: (string | undefined)[] = []
  const service = await smallServer((request, response) => {
    seen.push(request.url, ...request.rawHeaders.filter((name) => name === 'X-Hidden'))
    echo(request, response)
  })
  onTestFinished(service.stop)
  const site = await testSite({
    AUTH_URL: auth.url,
    JOBS_URL: service.url,
    WIZARD_URL: service.url,
    ENGAGEMENT_URL: service.url,
    PROFILE_URL: service.url,
    MATCHES_URL: service.url,
    NOTIFICATIONS_URL: service.url,
    OPERATOR_ON_SITE: '1',
    // this process is both sides: where the machine is busy, the one it asks is late for no fault of either
    AUTH_TIMEOUT_MS: '60000',
  })
  let count = 0
  const bystander = async () => {
    const target = `/api/hire/v1/application/?page=${++count}`
    const response = await fetch(site.url + target, { headers: { cookie: 'session=victim' } })
    const own = (await response.json()) as { url: string; headers: Record<string, string> }
    expect([own.url, own.headers['authorization']]).toEqual([target, 'Bearer token-victim'])
  }
  const targets = [
    ...allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '1')}`),
    ...allPages.map(({ path }) => `GET ${path.replaceAll(/:\w+/g, '1')}`),
    'GET /session/',
    'GET /live/',
    'GET /health/ready',
    'GET /metrics',
    'GET /api/docs/',
    'GET /favicon.svg',
    'GET /assets/x.js',
    'GET /remotes/mf-jobs/1/x.js',
  ]
  const counts = await fuzzWire({
    name: 'shell',
    url: site.url,
    targets,
    bystander,
    mark: 'token-victim',
    runs: prove ? 1_000 : 15,
  })
  expect(Object.keys(counts).length).toBeGreaterThan(2)
  expect(seen.filter((one) => one === 'X-Hidden' || one?.startsWith('/internal/'))).toEqual([])
})
