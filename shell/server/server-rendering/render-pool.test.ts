import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testFolder } from '../test/test-site.ts'
import { renderPool, type RenderTimes } from './render-pool.ts'
import type { RenderFiles } from './rendering.ts'

const times: RenderTimes = {
  waitMs: 20_000,
  hangMs: 20_000,
  loadMs: 20_000,
  prepareMs: 20_000,
  pauseMs: 60_000,
}
const soon = { interval: 10 }

/** Says what it renders as which request of its thread; on some addresses waits, or fails in the ways code fails. */
const shell = `
  import { existsSync } from 'node:fs'
  import { setTimeout as wait } from 'node:timers/promises'
  const seen = []
  export const shared = { react: { lib: () => 'React' } }
  export const render = async ({ url }, pages) => {
    const { pathname } = new URL(url)
    seen.push(pathname)
    if (pathname === '/throw') throw new Error('broken')
    if (pathname === '/word') throw 'a word'
    if (pathname === '/hang') for (;;);
    if (pathname === '/exit') process.exit(3)
    if (pathname === '/exit-later') setTimeout(() => process.exit(3), 20)
    if (pathname === '/burst') await new Promise(() => setTimeout(() => { throw new Error('burst') }))
    if (pathname === '/until') while (!existsSync(new URL('./now', import.meta.url))) await wait(10)
    const html = pathname === '/seen' ? seen.join() : [pathname, seen.length, pages?.name].join()
    return { html, title: undefined, head: {}, needs: [] }
  }`
const remotes = {
  'now.cjs': `exports.serverRenderedPages = { name: require('react'), pages: { '/a/:id/b': 1, '/c': 1 } }`,
  'before.cjs': `exports.firstPages = { name: 'old', pages: {} }`,
}

const pool = async (changed: Partial<RenderTimes> = {}) => {
  const folder = await testFolder()
  await writeFile(path.join(folder, 'shell.mjs'), shell)
  for (const [name, text] of Object.entries(remotes)) await writeFile(path.join(folder, name), text)
  const errors: string[] = []
  const write = (line: string): void => {
    const { msg, error } = JSON.parse(line) as { msg: string; error?: string }
    if (error !== undefined) expect(msg).toBe('server rendering failed')
    errors.push(error ?? msg)
  }
  const log = pino({}, { write })
  const { render, prepare, close } = renderPool(log, { ...times, ...changed })
  onTestFinished(close)
  const files = (remote?: keyof typeof remotes): RenderFiles => ({
    shell: path.join(folder, 'shell.mjs'),
    remote: remote && path.join(folder, remote),
  })
  const site: SiteData = {
    registry: [],
    session: { account: null, level: 'normal', csrf: null, available: true },
    language: 'en',
    environment: 'dev',
  }
  /** The page, or why it is left to the browser. */
  const html = async (page: string, remote?: keyof typeof remotes) => {
    const { rendering, reason } = await render(files(remote), {
      url: `http://site${page}`,
      site,
      answers: {},
    })
    return rendering?.html ?? reason
  }
  return { html, files, prepare, close, errors, folder }
}

describe('the pool that renders pages', () => {
  it('renders one after another, each for whoever asked', async () => {
    const { html, errors } = await pool()
    expect(await Promise.all(['/a', '/b', '/c'].map((page) => html(page)))).toEqual([
      '/a,1,',
      '/b,2,',
      '/c,3,',
    ])
    expect(errors).toEqual([])
  })

  it('renders the pages of a release, which shares the modules of the shell, also one of before', async () => {
    const { html } = await pool()
    expect(await html('/a', 'now.cjs')).toBe('/a,1,React')
    expect(await html('/a', 'now.cjs')).toBe('/a,2,React')
    expect(await html('/a', 'before.cjs')).toBe('/a,3,old')
  })

  it('renders every page of a release without data before it is asked for, and the home page of the shell', async () => {
    const { html, files, prepare } = await pool()
    await prepare([files(), files('now.cjs'), files('before.cjs')])
    expect(await html('/seen')).toBe('/,/a/1/b,/c,/seen')
  })

  it('renders nothing ahead of builds that cannot be, and says why', async () => {
    const { files, prepare, folder, errors } = await pool()
    await prepare([{ ...files(), remote: path.join(folder, 'none.cjs') }])
    expect(errors).toEqual([expect.stringContaining('ENOENT')])
  })

  it('does not wait for builds that take too long to be rendered ahead', async () => {
    const { html, files, prepare, folder, errors } = await pool({ prepareMs: 300 })
    await writeFile(path.join(folder, 'before.cjs'), `exports.firstPages = { pages: { '/until': 1 } }`)
    await prepare([files('before.cjs')])
    expect(errors).toEqual(['pages are not rendered ahead in time, and are not waited for'])
    await writeFile(path.join(folder, 'now'), '')
    expect(await html('/a')).toMatch(/^\/a/)
  })

  it('tells what a page failed with, and goes on in the same thread', async () => {
    const { html, errors } = await pool()
    expect([await html('/throw'), await html('/word'), await html('/a')]).toEqual([
      'failed',
      'failed',
      '/a,3,',
    ])
    expect(errors).toEqual([expect.stringMatching(/^Error: broken\n\s+at /), 'a word'])
  })

  it('ends a thread that hangs, and loads the builds again in another one', async () => {
    const { html, files, prepare, errors } = await pool({ hangMs: 1_000 })
    await prepare([files()])
    expect(await html('/hang')).toBe('failed')
    expect(await html('/a')).toBe('/a,2,')
    expect(errors).toEqual(['timeout'])
  })

  it('goes on in another thread where one has ended by itself', async () => {
    const { html, errors } = await pool()
    expect([await html('/exit'), await html('/a')]).toEqual(['failed', '/a,1,'])
    expect(await html('/exit-later')).toBe('/exit-later,2,')
    await vi.waitFor(async () => expect(await html('/a')).toBe('/a,1,'), soon)
    expect(await html('/burst')).toBe('failed')
    // who asked in the moment in which it ended is one more
    expect(new Set(errors)).toEqual(new Set(['the worker exited with 3', 'burst']))
  })

  it('leaves a page to the browser that is not rendered in time, and never renders one that waited', async () => {
    const { html, errors, folder } = await pool({ waitMs: 300 })
    await vi.waitFor(async () => expect(await html('/a')).toMatch(/^\/a/), soon)
    expect(await Promise.all([html('/until'), html('/b')])).toEqual(['late', 'late'])
    await writeFile(path.join(folder, 'now'), '')
    const seen = await vi.waitFor(async () => {
      const found = await html('/seen')
      expect(found).not.toBe('late')
      return found
    }, soon)
    expect(seen).toContain('/until')
    expect(seen).not.toContain('/b')
    expect(errors).toEqual([])
  })

  it('takes no other page out of the queue for one that is not rendered in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { html, folder } = await pool({ waitMs: 300 })
    const slow = html('/until')
    vi.advanceTimersByTime(200)
    const next = html('/b')
    vi.advanceTimersByTime(100)
    expect(await slow).toBe('late')
    await writeFile(path.join(folder, 'now'), '')
    expect(await next).toBe('/b,2,')
  })

  it('limits what is rendered and who waits, until then alone, and no build that waits to be loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { html, files, prepare } = await pool()
    const prepared = prepare([files(), files('now.cjs'), files('before.cjs')])
    // that of the first one, and that of them all
    expect(vi.getTimerCount()).toBe(2)
    const page = html('/a')
    expect(vi.getTimerCount()).toBe(3)
    expect(await page).toBe('/a,4,')
    await prepared
    expect(vi.getTimerCount()).toBe(0)
  })

  it('tries no more for a while what failed three times in a row, and everything else', async () => {
    const { html, errors } = await pool()
    const fail = () => html('/throw', 'now.cjs')
    await fail()
    await fail()
    expect(await html('/a', 'now.cjs')).toBe('/a,3,React')
    await fail()
    await fail()
    expect(await html('/a', 'now.cjs')).toBe('/a,6,React')
    for (let time = 0; time < 3; time += 1) await fail()
    expect(await html('/a', 'now.cjs')).toBe('paused')
    expect(await html('/a')).toBe('/a,10,')
    expect(await html('/a', 'before.cjs')).toBe('/a,11,old')
    expect(errors).toHaveLength(7)
  })

  it('tries it again after that while', async () => {
    const { html } = await pool({ pauseMs: 300 })
    for (let time = 0; time < 3; time += 1) await html('/throw')
    await vi.waitFor(async () => expect(await html('/a')).toBe('/a,4,'), soon)
  })

  it('renders nothing more once it is closed, and lets no one wait', async () => {
    const unused = await pool()
    await unused.close()
    const { html, close, errors } = await pool()
    const [current, waiting] = [html('/a'), html('/b')]
    await Promise.race([current, close()])
    expect([await waiting, await html('/c')]).toEqual(['stopping', 'stopping'])
    expect(errors).toEqual([])
  })
})
