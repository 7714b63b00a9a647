import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { signedIn, testAuth } from '../test/test-auth.ts'
import { renderingSite } from '../test/test-rendering.ts'
import { echo, smallServer } from '../test/test-service.ts'
import { unreachable } from '../test/test-site.ts'

const patient = { waitMs: 5_000, hangMs: 10_000, loadMs: 20_000, pauseMs: 30_000 }
const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { accept: 'text/html', ...headers } })
  return { answer, markup: await answer.text() }
}
const jobsService = async (listener = echo) => {
  const service = await smallServer(listener)
  onTestFinished(service.stop)
  return service.url
}
const isEmpty = (markup: string) => markup.includes('<div id="root"></div>')
const hooks = { rendering: patient }

describe('server-rendered pages', () => {
  it('[BY-06] come with the page, its head and what the services answered', async () => {
    const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
    const { answer, markup } = await page(`${site.url}/jobs`, { cookie: 'language=es' })
    expect(answer.status).toBe(410)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(markup).toContain('<div id="first"><p>the shared one,page,es,200,</p></div>')
    expect(markup).toContain('<div id="root" class="behind"></div>')
    expect(markup).toContain('<title>Jobs &lt;near&gt; you</title>')
    expect(markup).toContain('<link rel="canonical" href="http://localhost:3000/jobs?role=8" />')
    expect(markup).toContain('<meta name="robots" content="noindex" />')
    const style = '/remotes/mf-jobs/0.1.0-aaaa/list.dddddddd.css'
    expect(markup).toContain(`<link rel="stylesheet" href="${style}" />`)
    expect(markup).not.toContain(`rel="preload" href="${style}"`)
    // what can be read comes first: no script is asked for before it, and none is more urgent
    expect(markup.indexOf('rel="preload"')).toBeGreaterThan(markup.indexOf('id="root"'))
    expect(markup.match(/<link rel="preload"[^>]*>/g)).toContain(
      '<link rel="preload" href="/remotes/mf-jobs/0.1.0-aaaa/manifest.bbbbbbbb.js" as="script" fetchpriority="low" />',
    )
    expect(markup).toContain('<script src="/assets/main.1f3a9c2b.js" defer></script>')
    expect(markup).not.toContain('<noscript>')
    const answers = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(markup)?.[1]
    expect(JSON.parse(answers ?? '')).toMatchObject({
      '/api/hire/v1/position/': { status: 200, body: { headers: { 'accept-language': 'es' } } },
    })
  })

  it('[BY-06] carry their style sheets, with the hash in the content security policy', async () => {
    const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
    const [own, list] = ['.header{color:red}', '@layer remote{.list{color:blue}}']
    await writeFile(path.join(site.folder, 'dist/assets/main.77aa01ff.css'), own)
    await writeFile(path.join(site.releasesFolder, 'mf-jobs/0.1.0-aaaa/list.dddddddd.css'), list)
    const { answer, markup } = await page(`${site.url}/jobs`)
    const styles = /<style[^>]*>(.*?)<\/style>/s.exec(markup)?.[1]
    expect(styles).toBe(`${own}\n${list}`)
    const hash = createHash('sha256').update(styles!).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
    // the page's scripts find it there, and no browser fetches it
    expect(markup).toContain('<style data-files="/remotes/mf-jobs/0.1.0-aaaa/list.dddddddd.css">')
    expect(markup).not.toMatch(/<link[^>]*\.css/)
    // what others answer allows no styles but files
    const other = await page(`${site.url}/applications`)
    expect(other.answer.headers.get('content-security-policy')).toContain("style-src 'self';")
  })

  it('[BY-06] note what is pressed before their scripts come, by the one inline script that their policy allows', async () => {
    const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
    const { answer, markup } = await page(`${site.url}/jobs`)
    const inline = [...markup.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!)
    expect(inline).toEqual([expect.stringContaining('earlyPresses')])
    const hash = createHash('sha256').update(inline[0]!).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
    const other = await page(`${site.url}/applications`)
    expect(other.markup).not.toContain('<script>')
    expect(other.answer.headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it.each(['.list{background:url(dots.png)}', '@import "more.css";', '.list::after{content:"</style>"}'])(
    'link the style sheets where one cannot be inlined: %s',
    async (list) => {
      const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
      await writeFile(path.join(site.folder, 'dist/assets/main.77aa01ff.css'), '.header{color:red}')
      await writeFile(path.join(site.releasesFolder, 'mf-jobs/0.1.0-aaaa/list.dddddddd.css'), list)
      const { markup } = await page(`${site.url}/jobs`)
      expect(markup).not.toContain('<style')
      expect(markup).toContain(
        '<link rel="stylesheet" href="/remotes/mf-jobs/0.1.0-aaaa/list.dddddddd.css" />',
      )
    },
  )

  it('[BY-06] carry their data for search engines as data, which nothing in it can end', async () => {
    const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
    const { answer, markup } = await page(`${site.url}/jobs`)
    const posting = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup)?.[1]
    expect(JSON.parse(posting ?? '')).toEqual({ '@type': 'JobPosting', title: '</script><b>' })
    expect(markup).not.toContain('</script><b>')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
  })

  it('call the services as the person who looks, and show the page no token', async () => {
    const auth = await testAuth()
    onTestFinished(auth.stop)
    auth.sessions.set('secret', signedIn('secret'))
    const asked: (string | undefined)[] = []
    const jobs = await jobsService((request, response) => {
      asked.push(request.headers.authorization)
      response.setHeader('content-type', 'application/json')
      response.writeHead(404).end('{"code":"not-found"}')
    })
    const site = await renderingSite({ JOBS_URL: jobs, AUTH_URL: auth.url }, hooks)
    const { markup } = await page(`${site.url}/jobs`, { cookie: 'session=secret' })
    expect(asked).toEqual(['Bearer token-secret'])
    // a refusal is an answer: the page says what there is not
    expect(markup).toContain('page,en,404')
    expect(markup).not.toContain('token-secret')
  })

  it('are the shell’s own too, and the one for what is nowhere', async () => {
    const site = await renderingSite({}, hooks)
    const home = await page(site.url)
    expect(home.markup).toContain('<div id="first"><h1>/</h1></div>')
    expect(home.markup).not.toContain('id="answers"')
    const nowhere = await page(`${site.url}/nowhere`)
    expect([nowhere.answer.status, nowhere.markup.includes('<h1>/nowhere</h1>')]).toEqual([404, true])
    // another one's page, whose microfrontend is not live, is neither
    expect(isEmpty((await page(`${site.url}/applications`)).markup)).toBe(true)
  })

  it('are rendered by files that are not served', async () => {
    const site = await renderingSite({}, hooks)
    expect((await fetch(`${site.url}/remotes/mf-jobs/0.1.0-aaaa/first.4e5f6a7b.cjs`)).status).toBe(404)
    expect((await fetch(`${site.url}/assets/first.0a1b2c3d.mjs`)).status).toBe(404)
  })
})

describe('[SH-02] a page that cannot be rendered on the server goes out empty', () => {
  it.each(['throw', 'hang', 'grow'])('where its code fails: %s', async (way) => {
    const jobs = await jobsService()
    const rendering = { ...patient, hangMs: 1_000 }
    const site = await renderingSite({ JOBS_URL: jobs }, { ...hooks, rendering })
    const { answer, markup } = await page(`${site.url}/jobs?${way}`)
    expect([answer.status, isEmpty(markup)]).toEqual([200, true])
    expect(markup).toContain('<noscript>')
    const next = await page(`${site.url}/jobs`)
    expect(next.markup).toContain('<div id="first"><p>')
  })

  it('where its service is down, or slow', async () => {
    const down = await renderingSite({ JOBS_URL: unreachable, OPERATOR_ON_SITE: '1' }, hooks)
    expect(isEmpty((await page(`${down.url}/jobs`)).markup)).toBe(true)
    const metrics = await (await fetch(`${down.url}/metrics`)).text()
    expect(metrics).toContain('pages_rendered_in_browser_total{page="jobs.list",reason="no-data"} 1')
    const map = await (await fetch(`${down.url}/integrations/`)).text()
    expect(map).toContain('a service did not answer in time, or failed')
    const silent = await jobsService(() => undefined)
    const slow = await renderingSite({ JOBS_URL: silent, RENDER_DATA_TIMEOUT_MS: '100' }, hooks)
    expect(isEmpty((await page(`${slow.url}/jobs`)).markup)).toBe(true)
  })

  it('after it failed again and again without being tried, for a while', async () => {
    const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
    for (let time = 0; time < 3; time += 1) await page(`${site.url}/jobs?throw`)
    expect(isEmpty((await page(`${site.url}/jobs`)).markup)).toBe(true)
    expect((await page(site.url)).markup).toContain('<div id="first">')
  })
})

describe('fragments of pages', () => {
  it.each([
    ['[JB-03]', '/jobs?role=8&ajax=1', 'jobs.list-fragment'],
    ['[JB-04]', '/detail?position_id=12', 'jobs.detail-fragment'],
  ])('%s come as bare HTML: %s', async (_row, path, name) => {
    const site = await renderingSite({ JOBS_URL: await jobsService() }, hooks)
    const { answer, markup } = await page(site.url + path)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(markup).toBe(`<p>the shared one,${name},en,200,</p>`)
  })

  it('[SH-02] are refused where they cannot be rendered', async () => {
    const site = await renderingSite({ JOBS_URL: unreachable }, hooks)
    const { answer } = await page(`${site.url}/detail?position_id=12`)
    expect(answer.status).toBe(503)
    expect((await page(`${site.url}/detail`)).answer.status).toBe(404)
  })
})
