import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signedIn, testAuth } from './test/test-auth.ts'
import { jobsDescriptor, releaseOn } from './test/test-release.ts'
import { testSite } from './test/test-site.ts'
import type { TestSite } from './test/test-site.ts'
import { soon, asked, asPerson, readableLog } from './test/asked-site.ts'

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

describe('the server of the site', () => {
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
    // events, cities, trades and lists are in small letters
    expect(await elsewhere('/EVENTS/Dock-Day/Register?a=B')).toEqual([301, '/events/dock-day/register?a=B'])
    expect(await elsewhere('/programs/CLASS')).toEqual([301, '/programs/class'])
    expect(await elsewhere('/Jobs/Ab/')).toEqual([301, '/jobs/ab'])
    expect(await elsewhere('/jobs/in/Newark-NJ?page=2')).toEqual([301, '/jobs/in/newark-nj?page=2'])
    expect(await elsewhere('/jobs/trade/Skilled-Trades')).toEqual([301, '/jobs/trade/skilled-trades'])
    expect(await elsewhere('//EVIL.example/jobs')).toEqual([404, null])
    // what a message had behind its link
    for (const glued of [
      '.',
      ').',
      '>',
      '"',
      '%3E',
      '%E2%80%9D',
      '%E2%80',
      '%',
      '&gt;',
      ',%20',
      '/)',
      '\u200b',
    ])
      expect([glued, await elsewhere(`/terms${glued}?a=B`)]).toEqual([glued, [301, '/terms?a=B']])
    expect(await elsewhere('/Companies/Ab).')).toEqual([301, '/companies/Ab'])
    expect(await elsewhere('//terms)')).toEqual([301, '/terms'])
    expect(await elsewhere('/)')).toEqual([301, '/'])
    expect(await elsewhere('/nowhere)')).toEqual([404, null])
    expect(await elsewhere('/terms%23part-2')).toEqual([301, '/terms#part-2'])
    expect(await elsewhere('/terms&utm_source=x')).toEqual([301, '/terms?utm_source=x'])
    expect(await elsewhere('/jobs%3Fpage=2%26q=a%0d%0aX')).toEqual([301, '/jobs?page=2&q=aX'])
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

  it('[SH-02] refuses to tell a page who looks at it while auth is away, so that the tab keeps the session that it knows', async () => {
    const site = await testSite({ AUTH_URL: 'http://127.0.0.1:9' })
    expect(await asked(`${site.url}/session/`, { headers: { cookie: 'session=s' } })).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
      'no-store',
    ])
  })

  it('has rendered its own pages and those of each release before they are asked for', async () => {
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
    /** Puts a file in its place in one step, so that no one finds it half written. */
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
})
