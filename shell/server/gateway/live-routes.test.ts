import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pino from 'pino'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Noun } from '@lunchpail/contracts/noun'
import type { ServiceRoutes, SiteRoute } from '@lunchpail/contracts/published-routes'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { makeStreams } from '@lunchpail/kit-events/make-streams'
import { connectNats, type NatsClient } from '@lunchpail/kit-events/nats'
import { freePort } from '@lunchpail/kit-events/testing/free-port'
import { startTestNats, type TestNats } from '@lunchpail/kit-events/testing/test-nats'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { contentOf } from '@lunchpail/kit-service/testing/first-content'
import { inheritedVariables } from '@lunchpail/kit-service/testing/run-here'
import { createTestTokens } from '@lunchpail/kit-service/testing/test-tokens'
import { echo, smallServer } from '../test/test-service.ts'
import { unreachable, testSite } from '../test/test-site.ts'
import { builtRoutes, liveRoutes } from './live-routes.ts'

const soon = { interval: 20 }
let server: TestNats
beforeAll(async () => {
  server = await startTestNats()
  await makeStreams({ url: server.url })
  return () => server.remove()
})

const client = (name: string): NatsClient => {
  const nats = connectNats({ url: server.url, name })
  onTestFinished(() => nats.close())
  return nats
}

const route = (owner: Noun, address: string): SiteRoute => {
  const [method, at] = address.split(' ') as [SiteRoute['method'], string]
  return { name: `${owner}.${at.replace(/\W/g, '-')}`, owner, method, path: at, access: { kind: 'public' } }
}
const built = (noun: Noun) => builtRoutes.filter(({ owner }) => owner === noun)

/** Says something after all that was said, however much is said meanwhile. */
const sayNow = (nats: NatsClient, noun: Noun, instance: string, said: Partial<ServiceRoutes>) =>
  vi.waitFor(async () => {
    const { last } = await nats.routes.read()
    const word = JSON.stringify({ routes: [], refused: [], since: last + 1, ...said })
    await nats.routes.say(noun, instance, word, { lastSequence: last })
  }, soon)

/** The routes of a shell whose clock a test moves, and services that say what a test has them say. */
const setUp = async () => {
  const lines: string[] = []
  let nowMs = 0
  const nats = client('shell')
  const routes = liveRoutes({
    nats,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    own: () => ['/assets/*'],
    remotePages: () => [{ path: '/pay/:id', remote: 'mf-pay' }],
    now: () => nowMs,
  })
  onTestFinished(routes.stop)
  await routes.read()
  const service = client('service')
  const say = (noun: Noun, instance: string, more: readonly SiteRoute[], said: Partial<ServiceRoutes> = {}) =>
    sayNow(service, noun, instance, { routes: [...built(noun), ...more], ...said })
  const has = (address: string) => {
    const [method, at] = address.split(' ') as [string, string]
    return routes.table.endpoint(method, at)?.name
  }
  return { routes, say, has, lines, pass: (ms: number) => void (nowMs += ms) }
}

describe('the routes of the gateway', () => {
  it('[BY-30] has what a service says at once, keeps it while it is away, and drops what its next version no longer has', async () => {
    const { routes, say, has, pass } = await setUp()
    expect([has('GET /api/raise/'), has('GET /api/hire/v1/position/')]).toEqual([
      undefined,
      'jobs.position.list',
    ])
    await say('jobs', 'old', [route('jobs', 'GET /api/raise/')])
    await vi.waitFor(() => expect(has('GET /api/raise/')).toBe('jobs.-api-raise-'), soon)
    expect(routes.table.methods('/api/raise')).toEqual(['GET'])
    expect(routes.added().map(({ path: at }) => at)).toEqual(['/api/raise/'])
    await say('jobs', 'new', [route('jobs', 'GET /api/bonus/')])
    await vi.waitFor(() => expect(has('GET /api/bonus/')).toBeDefined(), soon)
    expect(has('GET /api/raise/')).toBeDefined()
    // neither has said anything for long, as where both are away
    pass(100_000)
    routes.settle()
    expect([has('GET /api/raise/'), has('GET /api/bonus/')]).not.toContain(undefined)
    await say('jobs', 'new', [route('jobs', 'GET /api/bonus/')])
    await vi.waitFor(() => expect(has('GET /api/raise/')).toBeUndefined(), soon)
    await say('jobs', 'new', [route('jobs', 'GET /api/bonus/')], { ended: true })
    await vi.waitFor(() => expect(has('GET /api/bonus/')).toBeDefined(), soon)
    pass(86_400_001)
    routes.settle()
    expect([has('GET /api/bonus/'), has('GET /api/hire/v1/position/')]).toEqual([
      undefined,
      'jobs.position.list',
    ])
  })

  it('[BY-30] refuses what is of another service, of the shell or of the page of a remote, and says so once', async () => {
    const { routes, say, has, lines } = await setUp()
    const wanted = ['GET /api/hire/v1/account/', 'GET /pay/now', 'POST /assets/x.js', 'GET /jobs/best/']
    await say('matches', 'one', [
      ...wanted.map((address) => route('matches', address)),
      route('matches', 'GET /api/own/'),
    ])
    await vi.waitFor(() => expect(has('GET /api/own/')).toBeDefined(), soon)
    await say(
      'matches',
      'two',
      wanted.map((address) => route('matches', address)),
    )
    await vi.waitFor(() => expect(routes.refused()).toHaveLength(4), soon)
    expect(
      Object.fromEntries(routes.refused().map(({ method, path: at, holder }) => [`${method} ${at}`, holder])),
    ).toEqual({
      'GET /api/hire/v1/account/': expect.stringContaining('of auth'),
      'GET /pay/now': 'a page of mf-pay',
      'POST /assets/x.js': 'the shell',
      'GET /jobs/best/': 'the page jobs.job',
    })
    expect(has('GET /api/hire/v1/account/')).toMatch(/^auth\./)
    expect(has('GET /pay/now')).toBeUndefined()
    expect(lines.filter((line) => line.includes('a route is refused'))).toHaveLength(4)
  })

  it('shows what a service left out itself, as it saw whose it is', async () => {
    const { routes, say } = await setUp()
    const refused = [{ name: 'wizard.x', method: 'GET' as const, path: '/api/x/', holder: 'jobs.x of jobs' }]
    await say('wizard', 'one', [], { refused })
    await vi.waitFor(() => expect(routes.refused()).toContainEqual({ ...refused[0], owner: 'wizard' }), soon)
  })

  it('leaves aside what it cannot read, and what names another as its owner', async () => {
    const { say, has } = await setUp()
    await say('profile', 'one', [{ ...route('profile', 'GET /api/a/'), path: 'no path' }])
    await say('profile', 'zero', [route('profile', 'GET /api/d/')], { since: -1 })
    await say('profile', 'two', [route('auth', 'GET /api/b/'), route('profile', 'GET /api/c/')])
    await vi.waitFor(() => expect(has('GET /api/c/')).toBeDefined(), soon)
    expect(['a', 'b', 'd'].map((one) => has(`GET /api/${one}/`))).toEqual([undefined, undefined, undefined])
  })
})

/** A service as a process, with endpoints that no contract of the site has. */
const startSample = async (port: number): Promise<ChildProcess> => {
  const folder = path.join(import.meta.dirname, '../../../kit/service/test/sample')
  const database = await createTestDatabase('engagement', contentOf(path.join(folder, 'migrations')))
  onTestFinished(() => database.drop())
  const tokens = await createTestTokens(new MovableClock())
  const child = fork(path.join(folder, 'main.ts'), {
    env: {
      ...inheritedVariables,
      LOG_LEVEL: 'silent',
      NATS_URL: server.url,
      TOKEN_KEYS: tokens.keys,
      CALLER_KEYS: tokens.callerKeys,
      PUBLIC_URL: 'http://127.0.0.1',
      PORT: String(port),
      DATABASE_URL_ENGAGEMENT: database.url,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

it('[BY-30] passes calls on to an endpoint that it was not built with, from the start of its service on', async () => {
  const port = await freePort()
  const site = await testSite({ NATS_URL: server.url, ENGAGEMENT_URL: `http://127.0.0.1:${port}` })
  const asked = async (address: string) => {
    const answer = await fetch(site.url + address, { headers: { accept: 'application/json' } })
    return [answer.status, answer.status === 200 ? await answer.json() : undefined]
  }
  expect(await asked('/api/note/')).toEqual([404, undefined])
  const child = await startSample(port)
  expect(await asked('/api/note/')).toEqual([200, { notes: [] }])
  expect(await asked('/api/note')).toEqual([200, { notes: [] }])
  // what only processes of the site may call is no route
  expect(await asked('/internal/slow/')).toEqual([404, undefined])
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  expect(await asked('/api/note/')).toEqual([503, undefined])
  // another shell reads it from the stream
  const other = await testSite({ NATS_URL: server.url, ENGAGEMENT_URL: unreachable })
  await other.warm
  expect((await fetch(`${other.url}/api/note/`)).status).toBe(503)
})

it('gives a service what its route says that it needs, and keeps the rest from it', async () => {
  const service = await smallServer(echo)
  onTestFinished(service.stop)
  const site = await testSite({ NATS_URL: server.url, PROFILE_URL: service.url })
  const nats = client('profile')
  const open = { ...route('profile', 'GET /api/open/'), access: { kind: 'signed' } }
  await sayNow(nats, 'profile', 'echo', { routes: [open, route('profile', 'POST /api/write/')] })
  await vi.waitFor(async () => expect((await fetch(`${site.url}/api/open/`)).status).toBe(200), soon)
  // a write asks auth for a token, which is away
  expect((await fetch(`${site.url}/api/write/`, { method: 'POST' })).status).toBe(503)
})
