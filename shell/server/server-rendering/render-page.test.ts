import { addressTable } from '@lunchpail/contracts/address-table'
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { upstream } from '../gateway/upstream.ts'
import type { SiteContext } from '../site-state.ts'
import { jobsDescriptor } from '../test/test-release.ts'
import { smallServer } from '../test/test-service.ts'
import { pageRenderer, renderFiles, type RenderPageDeps } from './render-page.ts'
import type { RenderResult } from './render-pool.ts'
import type { RenderFiles, Rendering, RenderRequest } from './rendering.ts'

const read = (name: string, path: string, more = {}) =>
  endpoint({
    name,
    owner: 'jobs',
    method: 'GET',
    path,
    summary: '',
    access: anybody,
    answers: { 200: z.unknown() },
    ...more,
  })
const endpoints = [
  read('jobs.list', '/api/list/'),
  read('jobs.status', '/api/status/:status/'),
  read('jobs.file', '/api/file/', { media: 'image/png' }),
  read('wizard.draft', '/api/draft/', { owner: 'wizard' }),
]
const rendering = (html: string, ...needs: string[]): Rendering => ({
  html,
  title: undefined,
  head: {},
  needs,
})
const release = (first?: string) => ({
  version: '1',
  releasedAt: '2026-11-23T12:00:00Z',
  record: '',
  integrity: {},
  archive: { key: '', integrity: '' },
  descriptor: jobsDescriptor('0.1.0-aaaa', first === undefined ? {} : { first }),
})
const site = { language: 'es' } as SiteData

/** A page that says one after another what it renders to, before a service that repeats what it was asked. */
const setUp = async (
  renderings: readonly (Rendering | RenderResult['reason'])[],
  more: Partial<RenderPageDeps> = {},
) => {
  const asked: { url: string | undefined; headers: Record<string, unknown> }[] = []
  const service = await smallServer(({ url, headers }, response) => {
    asked.push({ url, headers })
    const status = Number(/status\/(\d+)/.exec(url ?? '')?.[1] ?? 200)
    if (status === 0) return
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 204 ? 'not JSON' : JSON.stringify({ url }))
  })
  const services = upstream()
  onTestFinished(async () => void (await Promise.all([service.stop(), services.close()])))
  const requested: { files: RenderFiles; request: RenderRequest }[] = []
  const left = [...renderings]
  const logged: { reason?: string }[] = []
  const noted: string[] = []
  const render = pageRenderer({
    renderPool: {
      render: async (files, request) => {
        requested.push({ files, request })
        const next = left.shift()
        return typeof next === 'string' ? { reason: next } : { rendering: next }
      },
      prepare: async () => {},
      close: async () => {},
    },
    assets: () => ({ scripts: [], styles: [], preload: [], serverBuild: 'first.mjs' }),
    shellDist: '/dist',
    releasesFolder: '/releases',
    publicUrl: 'https://jobs.example/base',
    table: addressTable(endpoints, []),
    services: { jobs: service.url },
    sessions: { identify: async () => ({ token: 'token-1' }) } as never,
    cookies: { read: () => ({ session: 's', visitor: 'v' }) } as never,
    upstream: services,
    dataTimeoutMs: 5_000,
    renderFailed: () => {},
    leftToBrowser: (page, reason) => noted.push(`${page}: ${reason}`),
    ...more,
  })
  const ctx = {
    path: '/jobs',
    search: '?q=a%20b',
    state: {
      name: 'jobs.list',
      requestId: 'request-1',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      language: 'es',
      address: '198.51.100.1',
      log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as object) }),
    },
  } as unknown as SiteContext
  return {
    asked,
    requested,
    logged,
    noted,
    page: (first?: string, fragment?: string) => render(ctx, site, release(first), fragment),
    own: () => render(ctx, site, undefined),
  }
}

describe('a page that is rendered here', () => {
  it('is rendered by the builds of its release and of the shell, with its address and nothing else to ask', async () => {
    const { page, own, requested, asked } = await setUp([rendering('<p>'), rendering('<h1>')])
    expect(await page('first.cjs', 'jobs.list-fragment')).toEqual({
      rendering: rendering('<p>'),
      responses: {},
    })
    expect(await own()).toEqual({ rendering: rendering('<h1>'), responses: {} })
    const url = 'https://jobs.example/jobs?q=a%20b'
    expect(requested).toEqual([
      {
        files: { shell: '/dist/first.mjs', remote: '/releases/mf-jobs/0.1.0-aaaa/first.cjs' },
        request: { url, site, answers: {}, fragment: 'jobs.list-fragment' },
      },
      {
        files: { shell: '/dist/first.mjs', remote: undefined },
        request: { url, site, answers: {}, fragment: undefined },
      },
    ])
    expect(asked).toEqual([])
  })

  it('is asked about in rounds: what it needs may follow from what it was answered', async () => {
    const [list, open] = ['/api/list/', '/api/status/200/?a=1']
    const { page, requested, asked } = await setUp([
      rendering('', list),
      rendering('', open, '/api/list/?page=2'),
      rendering('<p>'),
    ])
    const answer = (url: string) => [url, { status: 200, body: { url } }] as const
    const responses = Object.fromEntries([list, open, '/api/list/?page=2'].map(answer))
    expect(await page('first.cjs')).toEqual({ rendering: rendering('<p>'), responses })
    expect(requested.map(({ request }) => Object.keys(request.answers))).toEqual(
      [[], [list], Object.keys(responses)].map((keys) => expect.arrayContaining(keys)),
    )
    expect(asked[0]!.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer token-1',
      'accept-language': 'es',
    })
  })

  it.each([400, 403, 404, 409, 410])('shows a refusal as such: %i', async (status) => {
    const address = `/api/status/${status}/`
    const { page } = await setUp([rendering('', address), rendering('<p>')])
    expect((await page('first.cjs'))?.responses[address]?.status).toBe(status)
  })
})

describe('the browser renders a page', () => {
  it('whose build cannot be rendered here, and of a shell that cannot', async () => {
    const { page, requested } = await setUp([rendering('<p>')])
    expect(await page()).toBeUndefined()
    const assets = () => ({ scripts: [], styles: [], preload: [] })
    const without = await setUp([rendering('<p>')], { assets })
    expect([await without.page('first.cjs'), await without.own()]).toEqual([undefined, undefined])
    expect([requested, without.requested]).toEqual([[], []])
    const folders = { assets, shellDist: '/dist', releasesFolder: '/releases' }
    expect(renderFiles(folders, release('first.cjs'))).toBeUndefined()
  })

  it.each(['late', 'failed', 'paused', 'stopping'] as const)(
    'that is %s, at first or with its answers, which is logged and counted',
    async (reason) => {
      for (const renderings of [[reason], [rendering('', '/api/list/'), reason]]) {
        const { page, noted, logged } = await setUp(renderings)
        expect(await page('first.cjs')).toBeUndefined()
        expect(noted).toEqual([`jobs.list: ${reason}`])
        expect(logged).toMatchObject([
          { level: 40, page: 'jobs.list', reason, msg: 'the page is left to the browser' },
        ])
      }
    },
  )

  it('that is none of those which are rendered here, and is not reported', async () => {
    const { page, noted, logged } = await setUp([undefined])
    expect(await page('first.cjs')).toBeUndefined()
    expect([noted, logged]).toEqual([[], []])
  })

  it('that asks for more and more', async () => {
    const { page, requested, noted } = await setUp(
      Array.from({ length: 9 }, () => rendering('', '/api/list/')),
    )
    expect(await page('first.cjs')).toBeUndefined()
    expect(noted).toEqual(['jobs.list: too-many-rounds'])
    expect(requested).toHaveLength(3)
  })

  it.each([
    ['a service that fails', '/api/status/500/', 'no-data'],
    ['a limit of calls', '/api/status/429/', 'too-many-requests'],
    ['a session that ended', '/api/status/401/', 'session-ended'],
    ['no JSON', '/api/status/204/', 'no-data'],
    ['an unknown address', '/api/nowhere/', 'no-data'],
    ['a file', '/api/file/', 'no-data'],
    ['a service that this site does not have', '/api/draft/', 'no-data'],
  ])('that needs an answer of %s', async (_what, address, reason) => {
    const { page, logged, noted, requested } = await setUp([
      rendering('', '/api/list/', address),
      rendering('<p>'),
    ])
    expect(await page('first.cjs')).toBeUndefined()
    expect(requested).toHaveLength(1)
    expect(logged).toMatchObject([
      { msg: 'no data for server rendering', reason: expect.any(String) },
      { msg: 'the page is left to the browser', reason },
    ])
    expect(noted).toEqual([`jobs.list: ${reason}`])
  })

  it('whose service does not answer in time', async () => {
    const { page, noted } = await setUp([rendering('', '/api/status/000/')], { dataTimeoutMs: 100 })
    expect(await page('first.cjs')).toBeUndefined()
    expect(noted).toEqual(['jobs.list: no-data'])
  })
})
