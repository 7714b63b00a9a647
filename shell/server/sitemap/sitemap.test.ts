import { describe, expect, it, onTestFinished } from 'vitest'
import { smallServer } from '../test/test-service.ts'
import { unreachable, testSite } from '../test/test-site.ts'

const changed = '2026-11-20T15:00:00.000Z'

/** A jobs service with two pages of positions. */
async function jobsService() {
  const asked: string[] = []
  const service = await smallServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.accept}`)
    const body = {
      '/api/hire/v1/sitemap/': {
        pages: [
          { page: 3, changed_at: changed },
          { page: 1, changed_at: '2026-11-01T10:00:00.000Z' },
          { page: 12, changed_at: '2026-11-10T10:00:00.000Z' },
        ],
      },
      '/api/hire/v1/collection/': {
        collections: [
          { kind: 'trade', slug: 'warehouse' },
          { kind: 'featured', slug: 'holiday-jobs' },
          { kind: 'place', slug: 'newark-nj' },
        ],
      },
      '/api/hire/v1/sitemap/3/': {
        positions: [
          { id: 10_001, changed_at: changed },
          { id: 10_007, changed_at: '2026-11-02T10:00:00.000Z' },
        ],
        companies: [{ id: 31, changed_at: '2026-11-02T10:00:00.000Z' }],
      },
    }[request.url ?? '']
    response.setHeader('content-type', 'application/json')
    response.writeHead(body ? 200 : 404).end(JSON.stringify(body ?? { code: 'not-found' }))
  })
  onTestFinished(service.stop)
  return { url: service.url, asked }
}
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the sitemap', () => {
  it('[BY-06] is named by the rules for robots, and has an index of its pages', async () => {
    const { url: JOBS_URL, asked } = await jobsService()
    const site = await testSite({ JOBS_URL })
    const answer = await fetch(`${site.url}/robots.txt`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const robots = await answer.text()
    expect(robots).toMatch(/\n\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/)
    expect(robots).toMatch(
      /^User-agent: \*\nAllow: \/api\/hire\/v1\/company\/\*\/logo\/\nAllow: \/api\/hire\/v1\/feed\/indeed\/\nDisallow: \/api\/$/m,
    )
    expect(robots).toMatch(/^Disallow: \/detail\?$/m)
    expect(robots).toMatch(/^Disallow: \/saved$/m)

    const index = await fetch(`${site.url}/sitemap.xml`)
    expect(index.headers.get('content-type')).toContain('application/xml')
    expect(index.headers.get('last-modified')).toBe(new Date(changed).toUTCString())
    const text = await index.text()
    expect(text).toMatch(/<sitemapindex\s+xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"\s*>/)
    expect(text).toContain(`<lastmod>${changed}</lastmod>`)
    expect(locations(text)).toEqual([
      'http://localhost:3000/sitemap-pages.xml',
      'http://localhost:3000/sitemap-collections.xml',
      'http://localhost:3000/sitemap-jobs-3.xml',
      'http://localhost:3000/sitemap-jobs-1.xml',
      'http://localhost:3000/sitemap-jobs-12.xml',
    ])
    // what is always there has no date
    expect(text).toContain('<sitemap><loc>http://localhost:3000/sitemap-pages.xml</loc></sitemap>')
    expect(index.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(asked).toEqual(['GET /api/hire/v1/sitemap/ application/json'])
  })

  it('[BY-06] [BY-22] lists jobs, and companies, by their canonical address with their last change', async () => {
    const { url: JOBS_URL, asked } = await jobsService()
    const site = await testSite({ JOBS_URL })
    const answer = await fetch(`${site.url}/sitemap-jobs-3.xml`)
    expect(answer.headers.get('last-modified')).toBe(new Date(changed).toUTCString())
    const text = await answer.text()
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset\s/)
    expect(text).toContain(
      `<url><loc>http://localhost:3000/jobs/10001</loc><lastmod>${changed}</lastmod></url>`,
    )
    expect(locations(text).at(-1)).toBe('http://localhost:3000/companies/31')
    expect(locations(text)).toHaveLength(3)
    const again = await fetch(`${site.url}/sitemap-jobs-3.xml`, {
      // fetch itself would add no-cache, which asks for a whole one
      headers: { 'if-modified-since': new Date(changed).toUTCString(), 'cache-control': 'max-age=0' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await fetch(`${site.url}/sitemap-jobs-12.xml`)).status).toBe(404)
    expect(asked.at(-1)).toBe('GET /api/hire/v1/sitemap/12/ application/json')
    const head = await fetch(`${site.url}/sitemap-jobs-3.xml`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('[BY-06] asks the jobs service for nothing that is no address of a sitemap', async () => {
    const { url: JOBS_URL, asked } = await jobsService()
    const site = await testSite({ JOBS_URL })
    for (const path of ['/x/sitemap-jobs-3.xml', '/sitemap-jobs-3.xml.gz', '/sitemap-jobs-0.xml'])
      expect((await fetch(site.url + path)).status).toBe(404)
    const sent = await fetch(`${site.url}/sitemap-jobs-3.xml`, { method: 'POST' })
    expect([sent.status < 400, asked]).toEqual([false, []])
  })

  it('[JB-02] lists the cities, trades and featured lists that have jobs', async () => {
    const { url: JOBS_URL } = await jobsService()
    const site = await testSite({ JOBS_URL })
    const answer = await fetch(`${site.url}/sitemap-collections.xml`)
    expect(locations(await answer.text())).toEqual(
      ['/jobs/trade/warehouse', '/jobs/holiday-jobs', '/jobs/in/newark-nj'].map(
        (path) => `http://localhost:3000${path}`,
      ),
    )
  })

  it('[BY-06] lists the pages that are for everybody', async () => {
    const site = await testSite()
    const answer = await fetch(`${site.url}/sitemap-pages.xml`)
    expect(answer.headers.get('last-modified')).toBeNull()
    const text = await answer.text()
    expect(text).not.toContain('lastmod')
    expect(locations(text)).toEqual(
      ['/', '/jobs', '/jobs/welcome', '/help', '/terms', '/privacy'].map(
        (path) => `http://localhost:3000${path}`,
      ),
    )
  })

  it('[BY-06] asks to come again where the jobs service is down', async () => {
    const site = await testSite({ JOBS_URL: unreachable })
    expect((await fetch(`${site.url}/sitemap.xml`)).status).toBe(503)
    expect((await fetch(`${site.url}/sitemap-jobs-1.xml`)).status).toBe(503)
    expect((await fetch(`${site.url}/sitemap-collections.xml`)).status).toBe(503)
    const broken = await smallServer((_, response) => void response.writeHead(500).end('{}'))
    onTestFinished(broken.stop)
    const other = await testSite({ JOBS_URL: broken.url })
    expect((await fetch(`${other.url}/sitemap.xml`)).status).toBe(503)
  })
})
