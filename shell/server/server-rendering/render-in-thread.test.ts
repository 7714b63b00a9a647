import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../test/test-site.ts'
import { renderInThread } from './render-in-thread.ts'
import type { RenderRequest } from './rendering.ts'

/** Says with what it was asked, and by whom. */
const shell = `
  const seen = []
  export const shared = { react: { lib: () => 'React' } }
  export const render = async ({ url, site, answers }, pages) => {
    const { pathname } = new URL(url)
    seen.push([pathname, site, answers])
    if (pathname === '/throw') throw new Error('broken')
    if (pathname === '/list' && !answers['/api/list/?page=2']) return { html: '', needs: ['/api/list/?page=2', '/api/list/7/'] }
    if (pathname === '/word') throw 'a word'
    return { html: pathname + ' of ' + pages?.name, seen }
  }`
const remote = `exports.serverRenderedPages = { name: require('react'), pages: { '/a/:id/b/:slug': 1, '/c': 1 } }`
const before = `exports.firstPages = { name: 'old', pages: {} }`

const site: RenderRequest['site'] = {
  registry: [],
  session: { account: null, level: 'normal', csrf: null, available: true },
  language: 'en',
  environment: 'production',
}

/** A thread's builds: the shell's, and that of a release by its text. */
const builds = async (text?: string) => {
  const folder = await testFolder()
  const file = async (name: string, content: string) => {
    await writeFile(path.join(folder, name), content)
    return path.join(folder, name)
  }
  const files = {
    shell: await file('shell.mjs', shell),
    remote: text === undefined ? undefined : await file('remote.cjs', text),
  }
  const render = (page: string) =>
    renderInThread({ id: 7, files, request: { url: `http://site${page}`, site, answers: {} } })
  return { files, render, warmUp: () => renderInThread({ id: 8, files }) }
}

describe('a thread that renders', () => {
  it.each([
    ['of the shell', undefined, '/a of undefined'],
    ['of a release, by the modules that the shell shares', remote, '/a of React'],
    ['of a release of before', before, '/a of old'],
  ])('answers a message with its page: %s', async (_whose, text, html) => {
    const { render } = await builds(text)
    expect(await render('/a')).toMatchObject({ id: 7, rendering: { html } })
  })

  it('renders every page of a release, or the home page, for a visitor without data, and answers with none', async () => {
    const [own, released] = [await builds(), await builds(remote)]
    expect([await own.warmUp(), await released.warmUp()]).toEqual([{ id: 8 }, { id: 8 }])
    const seen = async ({ render }: typeof own) =>
      ((await render('/last')).rendering as unknown as { seen: unknown[] }).seen.slice(0, -1)
    expect(await seen(own)).toEqual([['/', site, {}]])
    expect(await seen(released)).toEqual([
      ['/a/1/b/1', site, {}],
      ['/c', site, {}],
    ])
  })

  it('renders a page with the data that its release has for that, where it has all of it', async () => {
    const fixtures = [
      { path: '/api/list/', body: { all: 1 } },
      { path: '/api/list/:id/', body: { one: 1 } },
    ]
    const released = (some: typeof fixtures) =>
      `exports.serverRenderedPages = { pages: { '/list': 1 }, fixtures: ${JSON.stringify(some)} }`
    const answersOf = async (text: string) => {
      const { render, warmUp } = await builds(text)
      expect(await warmUp()).toEqual({ id: 8 })
      const { seen } = (await render('/last')).rendering as unknown as { seen: unknown[][] }
      return seen.slice(0, -1).map(([, , answers]) => answers)
    }
    const whole = {
      '/api/list/?page=2': { status: 200, body: { all: 1 } },
      '/api/list/7/': { status: 200, body: { one: 1 } },
    }
    expect(await answersOf(released(fixtures))).toEqual([{}, whole])
    expect(await answersOf(released(fixtures.slice(1)))).toEqual([{}])
  })

  it.each([
    ['exports.other = {}', 'it exports no `serverRenderedPages`'],
    [`require('fs')`, 'fs is not shared'],
    ['exports.serverRenderedPages = {', 'remote.cjs'],
  ])('says why it cannot load %s', async (text, error) => {
    const { render } = await builds(text)
    expect(await render('/a')).toEqual({ id: 7, error: expect.stringContaining(error) })
  })

  it('reads a release once, and again where it could not', async () => {
    const { files, render } = await builds(`require('fs')`)
    expect(await render('/a')).toHaveProperty('error')
    await writeFile(files.remote!, remote)
    expect(await render('/a')).toMatchObject({ rendering: { html: '/a of React' } })
    await writeFile(files.remote!, before)
    expect(await render('/a')).toMatchObject({ rendering: { html: '/a of React' } })
  })

  it('says what a page failed with, and where', async () => {
    const { render } = await builds(remote)
    expect(await render('/throw')).toEqual({ id: 7, error: expect.stringMatching(/^Error: broken\n\s+at /) })
    expect(await render('/word')).toEqual({ id: 7, error: 'a word' })
  })
})
