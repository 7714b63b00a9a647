import { Suspense, use } from 'react'
import { describe, expect, it } from 'vitest'
import { anybody } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import * as z from 'zod/mini'
import { call } from '../api-client.ts'
import { serverRender } from './server-render.ts'
import type { RenderablePages, ServerRenderRequest } from './server-render.ts'
import { useLanguage } from '../language.ts'
import { usePageTitle } from '../page-title.ts'
import { Outlet, useParams } from '../router.ts'
import { useSession } from '../session.ts'
import { useLoad } from '../use-load.ts'

const read = endpoint({
  name: 'jobs.thing.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/thing/:id/',
  summary: 'A thing.',
  access: anybody,
  params: z.object({ id: z.string() }),
  answers: { 200: z.object({ words: z.string() }) },
})

function Thing() {
  const { id = '' } = useParams()
  const load = useLoad((signal) => call(read, { params: { id }, signal }), [id])
  const language = useLanguage()
  const { account } = useSession()
  usePageTitle(load.value?.words ?? 'A thing', { error: load.state === 'failed' })
  return (
    <p style={{ color: 'red' }}>{[load.state, load.value?.words, language, account?.first_name].join()}</p>
  )
}
const late = new Promise<string>((done) => setTimeout(done, 20, 'late'.repeat(20_000)))
function Late() {
  return <Suspense fallback="…">{use(late)}</Suspense>
}
function Broken(): never {
  throw new Error('broken')
}
function Frame() {
  return (
    <main>
      <Outlet />
    </main>
  )
}

const things: RenderablePages = {
  manifest: {
    routes: [
      { path: '/things/:id', lazy: () => Promise.resolve({ Component: Thing }) },
      { path: '/late', Component: Late },
      { path: '/broken', Component: Broken },
      { path: '/in-the-browser', Component: Thing },
    ],
  },
  pages: {
    '/things/:id': ({ params, answerOf }) => ({
      canonical: `/things/${params['id']}/${answerOf(read)?.body?.words ?? answerOf(read)?.status}`,
    }),
    '/late': () => ({}),
    '/broken': () => ({}),
  },
}
const render = (path: string, more: Partial<ServerRenderRequest> = {}) =>
  serverRender(
    things,
    {
      url: `https://site.example${path}`,
      language: 'en',
      session: { account: null, level: 'normal', csrf: null, available: true },
      answers: {},
      ...more,
    },
    {
      layoutRoute: (page) => ({ Component: Frame, children: [page] }),
      withProviders: (everything) => everything,
    },
  )
const answer = (status: number, body: object) => ({ answers: { '/api/thing/7/': { status, body } } })

describe('a page on the server', () => {
  it('says what it asks for, and nothing of itself until it has that', async () => {
    const { needs, head } = (await render('/things/7'))!
    expect({ needs, head }).toEqual({ needs: ['/api/thing/7/'], head: {} })
  })

  it('is rendered in its frame with the answers, its title and its head, and without styles of its own', async () => {
    expect(await render('/things/7', { ...answer(200, { words: 'Hello' }), language: 'es' })).toMatchObject({
      html: '<main><p>ready,Hello,es,</p></main>',
      title: 'Hello · Lunchpail',
      needs: [],
      head: { canonical: '/things/7/Hello' },
    })
  })

  it('shows a refusal as such', async () => {
    const rendered = await render(
      '/things/7',
      answer(404, { code: 'not-found', error: 'no', words: 'of a refusal' }),
    )
    expect(rendered).toMatchObject({
      html: '<main><p>failed,,en,</p></main>',
      head: { canonical: '/things/7/404' },
    })
  })

  it('keeps nothing of one person for the next', async () => {
    await render('/things/7', { ...answer(200, { words: 'Secret' }), language: 'es' })
    expect(await render('/things/7')).toMatchObject({ needs: ['/api/thing/7/'] })
    const rendered = await render('/things/7', answer(200, { words: 'Hello' }))
    expect(rendered?.html).toContain('ready,Hello,en,')
  })

  it('is whole, however large and late a part of it is, and holds no script', async () => {
    const { html } = (await render('/late')) ?? { html: '' }
    expect(html.length).toBeGreaterThan(80_000)
    // one that asks for nothing has its frame at once
    expect(html).toMatch(/^<main>/)
    expect(html).not.toMatch(/<script|<template|hidden/)
  })

  it('is not rendered in part: what breaks, breaks all of it', async () => {
    await expect(render('/broken')).rejects.toThrow('broken')
  })

  it('is none where the microfrontend does not say so', async () => {
    expect(await render('/in-the-browser')).toBeUndefined()
    expect(await render('/elsewhere')).toBeUndefined()
  })
})
