import { drawFirst } from '@lunchpail/kit-web/draw-first'
import type { DrawRequest } from '@lunchpail/kit-web/draw-first'
import { describe, expect, it } from 'vitest'
import { card, job, listOf } from '../test/jobs.ts'
import { firstPages } from './first-pages.tsx'

const list = '/api/hire/v1/position/'
const position = `${list}12/`
const draw = (path: string, answers: Record<string, object> = {}, more: Partial<DrawRequest> = {}) =>
  drawFirst(
    firstPages,
    {
      url: `https://lunchpail.example${path}`,
      language: 'en',
      session: { account: null, level: 'normal', csrf: null, available: true },
      answers: Object.fromEntries(
        Object.entries(answers).map(([address, body]) => [address, { status: 200, body }]),
      ),
      ...more,
    },
    { frame: (page) => ({ children: [page] }), around: (everything) => everything },
  )

describe('the list before scripts', () => {
  it('asks for what its address says, and is drawn with the answer', async () => {
    expect((await draw('/jobs?role=8&page=2'))?.needs).toEqual([`${list}?role=8&page=2`])
    const cards = listOf([card({ title: 'Picker <b>' })], { pages: 3, page: 2, total: 41 })
    const drawn = await draw('/jobs?role=8&page=2', { [`${list}?role=8&page=2`]: cards })
    expect(drawn).toMatchObject({ needs: [], title: 'Jobs · Lunchpail' })
    expect(drawn?.html).toContain('Picker &lt;b&gt;')
    expect(drawn?.html).toContain('href="/jobs/12"')
    expect(drawn?.html).toContain('href="/jobs?role=8&amp;page=3"')
    expect(drawn?.html).not.toMatch(/ style=|<script|\bon\w+="/)
  })

  it('has its filters in a form that names them, with what is chosen', async () => {
    const address = '?role=24&shift=4&wage_start=15&zip=07105&distance=25'
    const drawn = await draw(`/jobs${address}`, { [list + address]: listOf([card()]) })
    expect(drawn?.html).toMatch(/<form[^>]* action="\/jobs"/)
    for (const [name, value] of [
      ['role', '8'],
      ['role', '16'],
      ['shift', '4'],
    ])
      expect(drawn?.html).toMatch(
        new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* value="${value}")[^>]* checked=""`),
      )
    expect(drawn?.html).toMatch(/<input(?=[^>]* name="zip")[^>]* value="07105"/)
    expect(drawn?.html).toMatch(/<button[^>]* type="submit"/)
  })

  it('speaks the language of the page', async () => {
    const drawn = await draw('/jobs', { [list]: listOf([card()]) }, { language: 'es' })
    expect(drawn?.title).toBe('Empleos · Lunchpail')
  })

  it.each([
    ['/jobs', '/jobs'],
    ['/jobs?page=2', '/jobs?page=2'],
    ['/jobs?role=8&role=16&page=2', '/jobs?role=24&page=2'],
    // narrowed further, it names the wider list
    ['/jobs?role=8&zip=07105&distance=5&page=2', '/jobs?role=8'],
    ['/jobs?shift=1&wage_start=20', '/jobs'],
  ])('[BY-06] names one address for what %s shows: %s', async (path, canonical) => {
    const needs = (await draw(path))?.needs ?? []
    const drawn = await draw(path, { [needs[0]!]: listOf([card()]) })
    expect(drawn?.head).toEqual({ canonical })
  })

  it('[JB-03] comes alone, as the list’s own part', async () => {
    const drawn = await draw(
      '/jobs?ajax=1&shift=1',
      { [`${list}?shift=1`]: listOf([card()]) },
      { fragment: 'jobs.list-fragment' },
    )
    expect(drawn?.html).toContain('Order Picker')
    expect(drawn?.html).not.toMatch(/<form|<h1|<main/)
  })
})

describe('a job before scripts', () => {
  it('[BY-06] tells search engines what people read', async () => {
    const drawn = await draw('/jobs/12', {
      [position]: job({ details: [{ heading: 'Duties', text: 'Lift <30 lbs\n- </script>' }] }),
    })
    expect(drawn?.title).toBe('Order Picker · Lunchpail')
    expect(drawn?.html).toContain('href="/app/start/?sn=0&amp;p=12"')
    expect(drawn?.head).toMatchObject({
      canonical: '/jobs/12',
      description: 'Pick orders with a hand scanner.',
      jsonLd: {
        '@type': 'JobPosting',
        title: 'Order Picker',
        url: 'https://lunchpail.example/jobs/12',
        description: '<p><strong>Duties</strong></p><p>Lift &lt;30 lbs</p><p>- &lt;/script&gt;</p>',
        employmentType: 'FULL_TIME',
        hiringOrganization: { '@type': 'Organization', name: 'Harbor & Pine' },
        jobLocation: {
          address: {
            streetAddress: '410 Doremus Avenue',
            addressLocality: 'Newark',
            addressRegion: 'NJ',
            postalCode: '07105',
            addressCountry: 'US',
          },
        },
        baseSalary: { currency: 'USD', value: { minValue: 18.5, maxValue: 20, unitText: 'HOUR' } },
      },
    })
    expect(JSON.stringify(drawn?.head)).not.toContain('validThrough')
  })

  it('[BY-06] leaves search engines once it is closed, and tells people so', async () => {
    const closed = await draw('/jobs/12', { [position]: job({ state: 'closed' }) })
    expect(closed?.head).toMatchObject({ status: 410, robots: 'noindex' })
    expect(closed?.head.jsonLd).toBeUndefined()
    expect(closed?.html).toContain('This job is closed')
    const paused = await draw('/jobs/12', { [position]: job({ state: 'paused' }) })
    expect(paused?.head.status).toBeUndefined()
    expect(paused?.head.jsonLd).toBeUndefined()
  })

  it('[BY-06] is told as unknown where there is none', async () => {
    const answers = { [position]: { status: 404, body: { code: 'not-found', error: 'no' } } }
    const drawn = await draw('/jobs/12', {}, { answers })
    expect(drawn?.head).toEqual({ status: 404, robots: 'noindex' })
    expect(drawn?.html).toContain('We could not find this job')
  })

  it('[JB-04] comes alone by the id in the query', async () => {
    const fragment = 'jobs.detail-fragment'
    const drawn = await draw('/detail?position_id=12', { [position]: job() }, { fragment })
    expect(drawn?.html).toContain('Pick orders with a hand scanner.')
    expect(drawn?.html).toContain('href="/app/start/?sn=0&amp;p=12"')
    expect(drawn?.html).not.toContain('<main')
  })
})
