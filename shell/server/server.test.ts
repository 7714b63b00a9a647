import { once } from 'node:events'
import { rename, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newestVersion, versionKey } from '@lunchpail/kit-build/registry-versions'
import { folderStore } from '@lunchpail/kit-build/release-store/folder-store'
import type { ReleaseStore } from '@lunchpail/kit-build/release-store/release-store'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import { freePort } from '@lunchpail/kit-events/testing/free-port'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { ConfigError } from '@lunchpail/kit-service/environment'
import { siteConfig } from './config.ts'
import { signedIn, testAuth } from './test/test-auth.ts'
import { smallServer } from './test/test-service.ts'
import { jobsDescriptor, releaseOn } from './test/test-release.ts'
import { testFolder, testSite } from './test/test-site.ts'
import type { TestSite } from './test/test-site.ts'

const soon = { interval: 20 }
const asked = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init)
  return [answer.status, await answer.json(), answer.headers.get('cache-control')]
}
const asPerson = { accept: 'text/html,application/xhtml+xml' }
const page = async (site: TestSite, address = '/') =>
  (await fetch(site.url + address, { headers: asPerson })).text()

/** The shell's node build, which shows what it has rendered. */
const shell = `
  const seen = []
  export const shared = {}
  export const render = async ({ url }) => {
    seen.push(new URL(url).pathname)
    return { html: '<p>seen ' + seen.join() + '</p>', needs: [], head: {} }
  }`
const pagesSeen = (site: TestSite) => async () => /seen ([^<]*)/.exec(await page(site, '/nowhere'))?.[1]

interface Said {
  readonly level: number
  readonly message: string
  readonly [field: string]: unknown
}

/** Has the log of a site written where a test reads it. */
const readableLog = () => {
  const lines: Said[] = []
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line) as Said) }
  const saying = (text: string) => lines.filter(({ message }) => message === text)
  return { logTo, lines, saying }
}

/** What a tab is told. */
const streamOf = async (site: TestSite, headers: Record<string, string> = {}) => {
  let told = ''
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const { body } = await fetch(`${site.url}/live/`, { headers, signal: leaving.signal })
  void (async () => {
    for await (const chunk of body ?? []) told += new TextDecoder().decode(chunk as Uint8Array)
  })().catch(() => undefined)
  return () => told
}

/** Adds a version of the registry, as nobody should: by hand. */
const addVersion = async (store: ReleaseStore, text: string): Promise<void> => {
  const { number } = await newestVersion(store)
  await store.create(versionKey(number + 1), text)
}

describe('the server of the site', () => {
  it('ends its streams first, lets calls under way end, and takes nothing new', async () => {
    const held = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const service = await smallServer((_, response) => {
      arrived.resolve()
      void held.promise.then(() => response.end('{"late":true}'))
    })
    const auth = await testAuth()
    onTestFinished(async () => void (await Promise.all([service.stop(), auth.stop()])))
    auth.sessions.set('s', signedIn('s'))
    const { logTo, lines } = readableLog()
    const site = await testSite(
      { AUTH_URL: auth.url, JOBS_URL: service.url, OPERATOR_PORT: '0', LOG_LEVEL: 'info' },
      { logTo },
    )
    const operator = `http://127.0.0.1:${site.operatorPort}/health/live`
    const stream = await fetch(`${site.url}/live/`, { headers: { cookie: 'session=s' } })
    const call = fetch(`${site.url}/api/hire/v1/position/`)
    await arrived.promise
    const stopped = site.stop()
    expect(await stream.text()).toBe('retry: 2000\n\n')
    // operators see the end
    expect((await fetch(operator)).status).toBe(200)
    held.resolve()
    const answer = await call
    expect([await answer.json(), answer.headers.get('connection')]).toEqual([{ late: true }, 'close'])
    await stopped
    for (const address of [site.url, operator]) await expect(fetch(address)).rejects.toThrow()
    expect(lines.at(-1)).toMatchObject({ level: 30, message: 'stopped' })
  })

  it('opens no stream any more for a tab whose session it asked for when its end began', async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const auth = await smallServer((_, response) => {
      asked.resolve()
      void answered.promise.then(() => response.end(JSON.stringify(signedIn('s'))))
    })
    onTestFinished(auth.stop)
    const site = await testSite({ AUTH_URL: auth.url })
    const stream = fetch(`${site.url}/live/`, { headers: { cookie: 'session=s' } })
    await asked.promise
    const stopped = site.stop()
    answered.resolve()
    expect((await stream).status).toBe(503)
    await stopped
  })

  it('does not wait for a call that never ends', async () => {
    const arrived = Promise.withResolvers<void>()
    const service = await smallServer(() => arrived.resolve())
    onTestFinished(service.stop)
    const site = await testSite({ JOBS_URL: service.url })
    const call = fetch(`${site.url}/api/hire/v1/position/`)
    await arrived.promise
    await Promise.all([expect(call).rejects.toThrow(), site.stop(50)])
  })

  it('tells in its log once it is ready, and at which ports', async () => {
    const { logTo, saying } = readableLog()
    const site = await testSite({ OPERATOR_PORT: '0', LOG_LEVEL: 'info' }, { logTo })
    const port = Number(new URL(site.url).port)
    await site.warm
    expect(saying('ready')).toMatchObject([
      { level: 30, service: 'shell', port, operatorPort: site.operatorPort },
    ])
    const { services } = saying('services are not ready, and are not waited for')[0] as unknown as {
      services: string[]
    }
    expect(services.toSorted()).toEqual(nouns.toSorted())
  })

  it('keeps an idle connection for longer than the minute of a load balancer, which is the one to close it', async () => {
    const site = await testSite()
    const { headers } = await fetch(`${site.url}/health/live`)
    const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(60)
  })

  it('leaves no connection behind, neither to NATS, which knows it by its name, nor to a service', async () => {
    const monitor = await freePort()
    const nats = await startTestNats({ configuration: `http: "127.0.0.1:${monitor}"` })
    onTestFinished(() => nats.remove())
    const connections = async () => {
      const answer = await fetch(`http://127.0.0.1:${monitor}/connz`)
      return ((await answer.json()) as { connections: { name: string }[] }).connections
    }
    const sockets = new Set<Socket>()
    const service = await smallServer((request, response) => {
      const { socket } = request
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      response.end('{}')
    })
    onTestFinished(service.stop)
    const site = await testSite({ NATS_URL: nats.url, JOBS_URL: service.url })
    await vi.waitFor(async () => expect(await connections()).toMatchObject([{ name: 'shell' }]), soon)
    await (await fetch(`${site.url}/api/hire/v1/position/`)).text()
    expect(sockets.size).toBe(1)
    await site.stop()
    await vi.waitFor(() => expect(sockets.size).toBe(0), soon)
    await vi.waitFor(async () => expect(await connections()).toEqual([]), soon)
  })

  it('looks at nothing any more once it has ended', async () => {
    const [ended, running] = [readableLog(), readableLog()]
    const site = await testSite({ DEV_RELOAD: '1', LOG_LEVEL: 'debug' }, { logTo: ended.logTo })
    await site.stop()
    const dist = path.join(site.folder, 'dist')
    await testSite(
      { DEV_RELOAD: '1', LOG_LEVEL: 'debug', SHELL_DIST: dist, RELEASE_STORE: site.store.address },
      { logTo: running.logTo },
    )
    await writeFile(path.join(dist, 'assets.json'), '{')
    await addVersion(site.store, '{')
    for (const sentence of [
      'the build of the shell is not complete yet',
      'the registry cannot be read; what was live stays',
    ])
      await expect.poll(() => running.saying(sentence).length, soon).toBeGreaterThan(0)
    expect(ended.lines.at(-1)?.message).toBe('stopped')
  })

  it('says whether it is well, and counts by name, to those who run it alone', async () => {
    const site = await testSite({ OPERATOR_PORT: '0' })
    const operator = `http://127.0.0.1:${site.operatorPort}`
    await site.warm
    for (const listener of [site.url, operator]) {
      expect((await fetch(`${listener}/health/live`)).status).toBe(200)
      expect((await fetch(`${listener}/health/ready/`)).status).toBe(200)
    }
    await fetch(`${site.url}/jobs/12?q=private`, { headers: { accept: 'text/html' } })
    const metrics = await (await fetch(`${operator}/metrics`)).text()
    expect(metrics).toContain('http_requests_total{name="jobs.job",status="200"} 1')
    expect(metrics).not.toContain('private')
    expect((await fetch(`${operator}/jobs`)).status).toBe(404)
    expect((await fetch(`${site.url}/session/`, { method: 'POST' })).status).toBe(405)
  })

  it('is alive while it leaves, and no longer ready; what is asked all the same is answered', async () => {
    const operatorPort = await freePort()
    const site = await testSite({ OPERATOR_PORT: String(operatorPort) })
    const operator = `http://127.0.0.1:${operatorPort}`
    await site.warm
    const both = (address: string) => Promise.all([site.url, operator].map((at) => asked(at + address)))
    const ready = [200, { ready: true }, 'no-store']
    expect(await both('/health/ready')).toEqual([ready, ready])
    site.leave()
    const leaving = [503, { ready: false, reason: 'leaving' }, 'no-store']
    expect(await both('/health/ready')).toEqual([leaving, leaving])
    for (const [status, body] of await both('/health/live'))
      expect([status, body]).toEqual([200, { live: true }])
    expect((await fetch(`${site.url}/jobs`, { headers: asPerson })).status).toBe(200)
  })

  it('is not ready where NATS refuses it, which would never tell it anything', async () => {
    const nats = await startTestNats({
      configuration: 'authorization { users = [{ user: "shell", password: "hush" }] }',
    })
    onTestFinished(() => nats.remove())
    const site = await testSite({ NATS_URL: nats.url })
    const refused = [503, { ready: false, reason: 'nats-refused' }, 'no-store']
    await vi.waitFor(async () => expect(await asked(`${site.url}/health/ready`)).toEqual(refused), soon)
    expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
  })

  it('is not ready before its services are, and waits for none that stays away', async () => {
    const isReady = Promise.withResolvers<void>()
    const jobs = http.createServer(
      (_request, response) => void isReady.promise.then(() => response.writeHead(200).end()),
    )
    jobs.listen(0, '127.0.0.1')
    await once(jobs, 'listening')
    onTestFinished(() => void jobs.close())
    const url = `http://127.0.0.1:${(jobs.address() as AddressInfo).port}`
    const urls = Object.fromEntries(nouns.map((noun) => [serviceUrlVariable(noun), url]))
    const site = await testSite(urls, { rendering: { prepareMs: 60_000 } })
    const impatient = await testSite(urls, { rendering: { prepareMs: 100 } })
    const warming = [503, { ready: false, reason: 'warming' }, 'no-store']
    const ready = [200, { ready: true }, 'no-store']
    await impatient.warm
    expect(await asked(`${impatient.url}/health/ready`)).toEqual(ready)
    expect(await asked(`${site.url}/health/ready`)).toEqual(warming)
    isReady.resolve()
    await site.warm
    expect(await asked(`${site.url}/health/ready`)).toEqual(ready)
  })

  it('is not ready before it has read a registry, and is still once it cannot read it any more', async () => {
    const { logTo, saying } = readableLog()
    const store = folderStore(path.join(await testFolder(), 'store'))
    await addVersion(store, '{"remotes":')
    const site = await testSite({ RELEASE_STORE: store.address, LOG_LEVEL: 'warn' }, { logTo })
    await site.warm
    const without = [503, { ready: false, reason: 'no-registry' }, 'no-store']
    const ready = [200, { ready: true }, 'no-store']
    const readiness = () => asked(`${site.url}/health/ready`)
    expect(await readiness()).toEqual(without)
    expect(saying('not ready: no registry could be read')).toHaveLength(1)
    await addVersion(store, JSON.stringify({ remotes: {} }))
    await vi.waitFor(async () => expect(await readiness()).toEqual(ready), soon)
    const failures = () => saying('the registry cannot be read; what was live stays').length
    const before = failures()
    await addVersion(store, '{"remotes":')
    await vi.waitFor(() => expect(failures()).toBeGreaterThan(before), soon)
    expect(await readiness()).toEqual(ready)
  })

  it('shows a page to a person alone who reads, and tells a program what it cannot have', async () => {
    const site = await testSite({ OPERATOR_PORT: '0' })
    const statusOf = async (address: string, init: RequestInit = {}) => {
      const answer = await fetch(site.url + address, { headers: asPerson, ...init })
      const [type] = (answer.headers.get('content-type') ?? '').split(';')
      const { code } = (type === 'application/json' ? await answer.json() : {}) as { code?: string }
      return [answer.status, code ?? type, answer.headers.get('allow')]
    }
    expect(await statusOf('/jobs')).toEqual([200, 'text/html', null])
    expect(await statusOf('/jobs', { method: 'HEAD', headers: { accept: '*/*' } })).toEqual([
      200,
      'text/html',
      null,
    ])
    expect(await statusOf('/nowhere')).toEqual([404, 'text/html', null])
    const elsewhere = async (address: string) => {
      const answer = await fetch(site.url + address, { headers: asPerson, redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await elsewhere('/TERMS?a=B')).toEqual([301, '/terms?a=B'])
    expect(await elsewhere('/Companies/Ab/')).toEqual([301, '/companies/Ab'])
    // cities, trades and lists are in small letters
    expect(await elsewhere('/Jobs/Ab/')).toEqual([301, '/jobs/ab'])
    expect(await elsewhere('/jobs/in/Newark-NJ?page=2')).toEqual([301, '/jobs/in/newark-nj?page=2'])
    expect(await elsewhere('/jobs/trade/Skilled-Trades')).toEqual([301, '/jobs/trade/skilled-trades'])
    expect(await elsewhere('//EVIL.example/jobs')).toEqual([404, null])
    expect(await statusOf('/nowhere', { headers: { accept: '*/*' } })).toEqual([404, 'not-found', null])
    expect(await statusOf('/nowhere', { method: 'HEAD' })).toEqual([404, 'text/html', null])
    expect(await statusOf('/nowhere', { method: 'POST' })).toEqual([404, 'not-found', null])
    expect(await statusOf('/api/nowhere/')).toEqual([404, 'not-found', null])
    expect(await statusOf('/jobs', { method: 'POST' })).toEqual([404, 'not-found', null])
    const list = '/api/hire/v1/position/'
    expect(await statusOf(list, { method: 'DELETE' })).toEqual([405, 'method-not-allowed', 'GET'])
    expect(await asked(`http://127.0.0.1:${site.operatorPort}/jobs`, { headers: asPerson })).toEqual([
      404,
      expect.objectContaining({ code: 'not-found' }),
      'no-store',
    ])
  })

  it('tells a page who looks at it, and has no cache keep that', async () => {
    const auth = await testAuth()
    onTestFinished(auth.stop)
    auth.sessions.set('s', signedIn('s'))
    const site = await testSite({ AUTH_URL: auth.url })
    expect(await asked(`${site.url}/session/`, { headers: { cookie: 'session=s' } })).toEqual([
      200,
      expect.objectContaining({ account: expect.objectContaining({ id: 'a1' }), csrf: 'csrf-s' }),
      'no-store',
    ])
  })

  it('has rendered its own pages and those of each release before somebody asks for them', async () => {
    const site = await testSite({}, {}, shell)
    const seen = pagesSeen(site)
    await vi.waitFor(async () => expect(await seen()).toMatch(/^\/,\/nowhere/), soon)
    const text = `exports.serverRenderedPages = { pages: { '/warm': 1 } }`
    await releaseOn(site, jobsDescriptor('0.1.0-aaaa', { first: 'first.4e5f6a7b.cjs' }), {
      'first.4e5f6a7b.cjs': text,
    })
    await vi.waitFor(async () => expect(await seen()).toContain('/warm'), soon)
  })

  it('shows a new build of the shell at once and has tabs load it, in development alone, and waits for a whole one', async () => {
    const { logTo, saying } = readableLog()
    const site = await testSite({ DEV_RELOAD: '1', LOG_LEVEL: 'debug' }, { logTo }, shell)
    const steady = await testSite()
    const told = await streamOf(site)
    /** Puts a file in its place in one step, so that nobody finds it half written. */
    const build = async (at: TestSite, name: string, text: string) => {
      const file = path.join(at.folder, 'dist', name)
      await writeFile(`${file}.new`, text)
      await rename(`${file}.new`, file)
    }
    await build(site, 'assets.json', '{"scripts":')
    const incomplete = () => saying('the build of the shell is not complete yet')
    await expect.poll(incomplete, soon).toMatchObject([{ level: 20, error: { name: 'SyntaxError' } }])
    expect(await page(site)).toContain('main.1f3a9c2b.js')
    const assets = {
      scripts: ['assets/main.22222222.js'],
      styles: [],
      preload: [],
      serverBuild: 'second.mjs',
    }
    await build(site, 'second.mjs', shell)
    for (const at of [steady, site]) await build(at, 'assets.json', JSON.stringify(assets))
    await vi.waitFor(() => expect(told()).toContain('event: reload'), soon)
    await vi.waitFor(async () => expect(await pagesSeen(site)()).toMatch(/^\/,\/nowhere/), soon)
    expect(await page(site)).toContain('main.22222222.js')
    // for the whole build alone
    expect(told().match(/event: reload/g)).toHaveLength(1)
    expect(await page(steady)).toContain('main.1f3a9c2b.js')
  })

  it.each([
    '/metrics',
    '/api/docs/',
    '/api/docs',
    '/api/docs/events/',
    '/api/docs/swagger-ui-bundle.js',
    '/api/openapi.json',
    '/api/asyncapi.json',
    '/integrations/',
  ])(
    "has %s on the operator's listener, and on the site where that is switched on alone",
    async (address) => {
      const [site, developers] = [
        await testSite({ OPERATOR_PORT: '0' }),
        await testSite({ OPERATOR_ON_SITE: '1' }),
      ]
      for (const headers of [{}, { accept: 'text/html' }, { 'x-forwarded-for': '127.0.0.1' }] as Record<
        string,
        string
      >[])
        expect((await fetch(site.url + address, { headers })).status).toBe(404)
      expect((await fetch(`http://127.0.0.1:${site.operatorPort}${address}`)).status).toBe(200)
      expect((await fetch(developers.url + address)).status).toBe(200)
      expect(developers.operatorPort).toBeUndefined()
    },
  )

  it('tells open tabs to load again when a release changes, in development alone', async () => {
    const auth = await testAuth()
    onTestFinished(auth.stop)
    auth.sessions.set('s', signedIn('s'))
    const [site, steady] = [await testSite({ DEV_RELOAD: '1' }), await testSite({ AUTH_URL: auth.url })]
    const [told, steadyTold] = [await streamOf(site), await streamOf(steady, { cookie: 'session=s' })]
    for (const at of [site, steady]) await releaseOn(at, jobsDescriptor('0.1.0-aaaa'))
    await vi.waitFor(() => expect(told()).toContain('event: reload'), soon)
    await vi.waitFor(async () => expect(await page(steady)).toContain('0.1.0-aaaa'), soon)
    await vi.waitFor(() => expect(steadyTold()).toContain('retry'), soon)
    expect(steadyTold()).not.toContain('reload')
    const production = await testSite({ DEV_RELOAD: '1', PUBLIC_URL: 'https://lunchpail.example' })
    expect((await fetch(`${production.url}/live/`)).status).toBe(204)
  })

  it('names every error of its environment at once, and no value', () => {
    const errors = (() => {
      try {
        siteConfig({
          PUBLIC_URL: 'secret',
          AUTH_URL: 'ftp://secret',
          PORT: 'secret',
          TRUSTED_PROXIES: 'secret',
        })
      } catch (error) {
        return error instanceof ConfigError ? error.errors : []
      }
      return []
    })()
    for (const name of [
      'PUBLIC_URL',
      'AUTH_URL',
      'PORT',
      'TRUSTED_PROXIES',
      'NATS_URL',
      'JOBS_URL',
      'RELEASE_STORE',
      'SHELL_DIST',
    ])
      expect(errors.some((error) => error.startsWith(`${name} `))).toBe(true)
    expect(errors.join()).not.toContain('secret')
  })
})
