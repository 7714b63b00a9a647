import { describe, expect, it, onTestFinished } from 'vitest'
import { allFragments, allPages } from '@lunchpail/contracts/addresses'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import type { Rendering, RenderFiles } from '../server-rendering/rendering.ts'
import { signedIn } from '../test/test-auth.ts'
import { middlewareServer } from '../test/test-middleware.ts'
import { jobsDescriptor } from '../test/test-release.ts'
import { noOverrides } from '../overrides/overrides.ts'
import { pages } from './pages.ts'

const descriptor = jobsDescriptor('0.1.0-aaaa', {
  first: 'first.cjs',
  pages: [
    { name: 'jobs.list', path: '/jobs', signedIn: false, preload: [] },
    { name: 'jobs.later', path: '/jobs/later/:id', signedIn: false, preload: [] },
  ],
})
const entry: RegistryEntry = {
  name: 'mf-jobs',
  version: '1',
  entry: '/remotes/entry.js',
  hostApi: 1,
  pages: [
    { path: '/jobs', preload: ['/remotes/list.css'] },
    { path: '/jobs/later/:id', candidates: true },
  ],
  nav: [],
  slots: [],
  preload: [],
}
const rendering: Rendering = { html: '<h1>Jobs</h1>', title: undefined, head: {}, needs: [] }

/** The pages of a site before one microfrontend, which render to what a test says. */
const setUp = async ({
  result = rendering,
  fails = false,
  live = true,
  type = undefined as 'applicant' | 'employer' | undefined,
} = {}) => {
  const rendered: (RenderFiles & { readonly url: string; readonly fragment: string | undefined })[] = []
  const releases = live ? [{ version: '1', releasedAt: '', descriptor }] : []
  const site = pages({
    pages: allPages,
    fragments: allFragments,
    registry: {
      releases: () => releases,
      liveFor: () => ({ entries: live ? [entry] : [], releases }),
    } as never,
    overrides: noOverrides,
    environment: 'dev',
    support: 'help@jobs.example',
    supportChat: undefined,
    map: undefined,
    renderPool: {
      render: async (files, { url, fragment }) => {
        rendered.push({ ...files, url, fragment })
        return fails ? { reason: 'failed' } : { rendering: result }
      },
      prepare: async () => {},
      close: async () => {},
    },
    assets: () => ({
      scripts: ['assets/main.js'],
      styles: ['assets/main.css'],
      preload: [],
      pages: { '/terms': ['assets/terms.js'] },
      sentences: { es: ['assets/es.js'] },
      serverBuild: 'first.mjs',
    }),
    fileHashes: () => ({}),
    assetOrigin: undefined,
    watched: { seen: () => {}, failed: () => {}, all: () => [] },
    renderFailed: () => {},
    shellDist: '/dist',
    releasesFolder: '/releases',
    publicUrl: 'https://jobs.example',
    table: undefined as never,
    services: {},
    sessions: {
      identify: async () => {
        const identity = signedIn('one')
        const { account } = identity
        return { ...identity, account: type === undefined ? null : { ...account, type } }
      },
    } as never,
    cookies: { ensure: () => ({ visitor: 'v' }) } as never,
    upstream: undefined as never,
    dataTimeoutMs: 100,
    leftToBrowser: () => {},
  })
  const names: string[] = []
  const server = await middlewareServer(async (ctx) => {
    if (ctx.query['es'] !== undefined) ctx.state.language = 'es'
    const fragment = site.fragmentOf(ctx)
    await (fragment === undefined ? site.answer(ctx) : site.answerFragment(ctx, fragment))
    names.push(ctx.state.name)
    ctx.set('x-hashes', [ctx.state.scriptHash, ctx.state.styleHash].map((hash) => typeof hash).join())
  })
  onTestFinished(server.stop)
  const get = async (path: string) => {
    const response = await fetch(server.url + path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { get, names, rendered, nameOf: site.nameOf }
}

describe('the pages of the site', () => {
  it('have their names by contract, those of a newer release by it, and the others none', async () => {
    const { nameOf, get, names } = await setUp()
    expect(['/jobs', '/jobs/later/7', '/terms', '/nowhere'].map(nameOf)).toEqual([
      'jobs.list',
      'mf-jobs',
      'shell.terms',
      undefined,
    ])
    const statuses = []
    for (const path of ['/jobs', '/jobs/later/7', '/nowhere']) statuses.push((await get(path)).status)
    expect(statuses).toEqual([200, 200, 404])
    expect(names).toEqual(['jobs.list', 'mf-jobs', 'not-found'])
  })

  it('are rendered by their microfrontend, or by the shell alone', async () => {
    const { get, rendered } = await setUp()
    for (const path of ['/jobs?role=8', '/terms', '/nowhere']) await get(path)
    const shell = { shell: '/dist/first.mjs', remote: undefined, fragment: undefined }
    expect(rendered).toEqual([
      { ...shell, remote: '/releases/mf-jobs/0.1.0-aaaa/first.cjs', url: 'https://jobs.example/jobs?role=8' },
      { ...shell, url: 'https://jobs.example/terms' },
      { ...shell, url: 'https://jobs.example/nowhere' },
    ])
  })

  it('are rendered by the browser where their microfrontend is not live, or cannot be rendered here', async () => {
    const away = await setUp({ live: false })
    expect((await away.get('/jobs')).text).toContain('<div id="root"></div>')
    expect(away.rendered).toEqual([])
    const failed = await setUp({ fails: true })
    const { status, text, headers } = await failed.get('/jobs')
    expect([status, text.includes('<div id="root"></div>')]).toEqual([200, true])
    expect(headers.get('x-hashes')).toBe('undefined,undefined')
  })

  it('are rendered for candidates alone where they are theirs: an employer is shown something else', async () => {
    for (const [type, renders] of [
      ['employer', false],
      ['applicant', true],
      [undefined, true],
    ] as const) {
      const { get, rendered } = await setUp({ type })
      const { text } = await get('/jobs/later/7')
      expect([type, text.includes('<h1>Jobs</h1>'), rendered.length]).toEqual([
        type,
        renders,
        Number(renders),
      ])
      // another page of the same microfrontend is for both
      expect((await get('/jobs')).text).toContain('<h1>Jobs</h1>')
    }
  })

  it('say what came of them, in whose language, and are kept by no cache', async () => {
    const gone = await setUp({ result: { ...rendering, head: { status: 410 } } })
    const { status, headers, text } = await gone.get('/jobs?es')
    expect([status, headers.get('content-language'), headers.get('cache-control')]).toEqual([
      410,
      'es',
      'no-store',
    ])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('x-hashes')).toBe('string,undefined')
    expect(text).toContain('help@jobs.example')
    expect((await gone.get('/nowhere')).status).toBe(404)
  })

  it('preload the sentences of the shell and of their microfrontend, and the scripts of their own', async () => {
    const { get } = await setUp()
    const preloaded = async (path: string) =>
      [...(await get(path)).text.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, address]) => address)
    expect(await preloaded('/jobs?es')).toEqual([
      '/remotes/entry.js',
      '/assets/es.js',
      '/remotes/mf-jobs/1/palabras.ffffffff.js',
    ])
    expect(await preloaded('/jobs')).toEqual(['/remotes/entry.js', '/remotes/mf-jobs/1/words.eeeeeeee.js'])
    expect(await preloaded('/terms')).toEqual(['/assets/terms.js'])
  })
})

describe('the fragments of pages', () => {
  it('are what their microfrontend renders, and nothing around it', async () => {
    const { get, names, rendered } = await setUp()
    const { status, headers, text } = await get('/jobs?ajax=1&es')
    expect([status, text]).toEqual([200, '<h1>Jobs</h1>'])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect([headers.get('content-language'), headers.get('cache-control')]).toEqual(['es', 'no-store'])
    expect(names).toEqual(['jobs.list-fragment'])
    expect(rendered[0]).toMatchObject({ fragment: 'jobs.list-fragment' })
    const gone = await setUp({ result: { ...rendering, head: { status: 410 } } })
    expect((await gone.get('/jobs?ajax=1')).status).toBe(410)
  })

  it('are refused where they cannot be rendered', async () => {
    for (const site of [await setUp({ live: false }), await setUp({ fails: true })]) {
      const { status, text } = await site.get('/jobs?ajax=1')
      expect([status, JSON.parse(text)]).toEqual([503, expect.objectContaining({ code: 'unavailable' })])
    }
  })
})
