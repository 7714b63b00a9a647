import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { siteData } from '@lunchpail/kit-web/site-data'
import * as z from 'zod/mini'
import { signedIn, testAuth } from '../test/test-auth.ts'
import { jobsDescriptor, releaseOn } from '../test/test-release.ts'
import { testSite } from '../test/test-site.ts'

const dataOf = (markup: string) => {
  const text = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(markup)?.[1]
  return z.parse(siteData, JSON.parse(text ?? 'null'))
}
const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { accept: 'text/html', ...headers } })
  return { answer, markup: await answer.text() }
}

describe('pages', () => {
  it.each([
    '/',
    '/jobs',
    '/jobs/',
    '/jobs/12',
    '/app/start/?sn=0&p=12',
    '/applications/3',
    '/login?redirect=%2Fjobs',
  ])('[SH-15] answers %s with the document', async (path) => {
    const site = await testSite()
    const { answer, markup } = await page(site.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(markup).toContain('<html lang="en">')
    expect(markup).toContain('<script src="/assets/main.1f3a9c2b.js" defer fetchpriority="high"></script>')
    expect(markup).toContain('<link rel="stylesheet" href="/assets/main.77aa01ff.css" />')
  })

  it('answers an unknown page with the document and 404, and an unknown call with a refusal', async () => {
    const site = await testSite()
    const { answer, markup } = await page(`${site.url}/nowhere`)
    expect([answer.status, dataOf(markup).registry]).toEqual([404, []])
    for (const path of ['/nowhere', '/api/nowhere/']) {
      const call = await fetch(site.url + path, { headers: { accept: 'application/json' } })
      expect([call.status, await call.json()]).toEqual([404, expect.objectContaining({ code: 'not-found' })])
    }
  })

  it('lets no script into a page but the site’s own', async () => {
    const site = await testSite({ PUBLIC_URL: 'https://lunchpail.example' })
    const { answer, markup } = await page(site.url)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(markup).not.toMatch(/<script(?![^>]*(src="\/|type="application\/json"))|<style| style=| on\w+=/)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('[EN-07] tells networks what to show of a link, and sends no one to another address', async () => {
    const site = await testSite({ PUBLIC_URL: 'https://lunchpail.example' })
    const { markup } = await page(`${site.url}/?utm_source=fb&utm_medium=referral&utm_campaign=spring`)
    const tags = [...markup.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)]
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual({
      site_name: 'Lunchpail',
      type: 'website',
      title: 'Lunchpail',
      description: expect.stringContaining('work near you'),
      image: 'https://lunchpail.example/share.png',
    })
  })

  it('[SH-10] preloads the sentences of the shell in a Spanish page, and in no other', async () => {
    const site = await testSite()
    const preload = 'rel="preload" href="/assets/sentences-es.5e1f0a2b.js" as="script"'
    expect((await page(site.url, { 'accept-language': 'es-US' })).markup).toContain(preload)
    expect((await page(site.url, { 'accept-language': 'en-US' })).markup).not.toContain('sentences-es')
  })

  it('gives a browser one visitor value, and keeps it', async () => {
    const site = await testSite()
    const first = await page(site.url)
    const cookie = first.answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^visitor=[\w-]{22}$/)
    expect((await page(site.url, { cookie })).answer.headers.get('set-cookie')).toBeNull()
    expect((await page(site.url, { cookie: 'visitor=x' })).answer.headers.get('set-cookie')).toMatch(
      /^visitor=/,
    )
  })

  it('[SH-01] tells the page of a release that came while the site runs, and preloads what it needs', async () => {
    const site = await testSite()
    expect(dataOf((await page(`${site.url}/jobs`)).markup).registry).toEqual([])
    await releaseOn(site, jobsDescriptor('0.1.0-aaaa'))
    await vi.waitFor(async () => {
      const { markup } = await page(`${site.url}/jobs`)
      expect(dataOf(markup).registry[0]).toMatchObject({
        version: '0.1.0-aaaa',
        entry: '/remotes/mf-jobs/0.1.0-aaaa/remoteEntry.aaaaaaaa.js',
      })
      expect(markup).toContain(
        '<link rel="preload" href="/remotes/mf-jobs/0.1.0-aaaa/list.dddddddd.css" as="style" fetchpriority="low" />',
      )
      expect(markup).toContain('href="/remotes/mf-jobs/0.1.0-aaaa/manifest.bbbbbbbb.js" as="script"')
      expect(markup).toContain('href="/remotes/mf-jobs/0.1.0-aaaa/words.eeeeeeee.js" as="script"')
      expect(markup).not.toContain('palabras.ffffffff.js')
    })
    const other = await page(`${site.url}/applications`)
    expect(other.markup).not.toContain('rel="preload"')
    // a page that this shell does not know by contract
    expect((await page(`${site.url}/jobs/7/new`)).answer.status).toBe(200)
    await releaseOn(site, jobsDescriptor('0.1.0-bbbb'))
    await vi.waitFor(async () => {
      expect(dataOf((await page(site.url)).markup).registry[0]?.version).toBe('0.1.0-bbbb')
    })
    expect((await fetch(`${site.url}/remotes/mf-jobs/0.1.0-aaaa/remoteEntry.aaaaaaaa.js`)).status).toBe(200)
  })

  it('[BY-16] gives a share of the browsers the build on trial, each the same one every time', async () => {
    const site = await testSite()
    await releaseOn(site, jobsDescriptor('0.1.0-aaaa'))
    await releaseOn(site, jobsDescriptor('0.1.0-bbbb'), {}, 50)
    const versionFor = async (visitor: number) => {
      const cookie = `visitor=${String(visitor).padStart(22, 'v')}`
      return dataOf((await page(`${site.url}/jobs`, { cookie })).markup).registry[0]?.version
    }
    const visitors = Array.from({ length: 20 }, (_, number) => number)
    await vi.waitFor(async () => {
      const versions = await Promise.all(visitors.map(versionFor))
      expect(new Set(versions)).toEqual(new Set(['0.1.0-aaaa', '0.1.0-bbbb']))
      expect(await Promise.all(visitors.map(versionFor))).toEqual(versions)
    })
  })

  it('lets nothing in the data end its element', async () => {
    const site = await testSite()
    await releaseOn(site, jobsDescriptor('0.1.0-aaaa'))
    await vi.waitFor(async () => {
      const { markup } = await page(site.url)
      expect(dataOf(markup).registry[0]?.nav[0]?.label.en).toBe('Jobs </script><b>')
      expect(markup).not.toContain('</script><b>')
    })
  })

  it('tells the page who looks at it, in their language, and neither token nor session id', async () => {
    const auth = await testAuth()
    onTestFinished(auth.stop)
    auth.sessions.set('secret', signedIn('secret'))
    const site = await testSite({ AUTH_URL: auth.url })
    const cookie = 'session=secret; language=es'
    const { markup } = await page(site.url, { cookie })
    expect(markup).toContain('<html lang="es">')
    expect(dataOf(markup)).toMatchObject({
      language: 'es',
      environment: 'dev',
      support: 'support@lunchpail.example',
      session: { account: { first_name: 'Ana' }, csrf: 'csrf-secret', available: true },
    })
    const session = await fetch(`${site.url}/session`, { headers: { cookie } })
    expect(session.headers.get('cache-control')).toBe('no-store')
    const text = await session.text()
    expect(JSON.parse(text)).toEqual(dataOf(markup).session)
    for (const said of [markup, text]) expect(said).not.toMatch(/token-secret|public-secret/)
  })

  it('[SH-02] renders pages for visitors while auth is down', async () => {
    const site = await testSite()
    const { markup } = await page(`${site.url}/jobs`, { cookie: 'session=secret' })
    expect(dataOf(markup).session).toEqual({ account: null, level: 'normal', csrf: null, available: false })
  })
})
