import { serverRender } from '@lunchpail/kit-web/server-rendering/server-render'
import type { ServerRenderRequest } from '@lunchpail/kit-web/server-rendering/server-render'
import { pathFits } from '@lunchpail/contracts/address-table'
import { describe, expect, it } from 'vitest'
import { card, job, listOf } from '../test/jobs.ts'
import { serverRenderedPages } from './server-rendered-pages.tsx'

const list = '/api/hire/v1/position/'
const position = `${list}12/`
const render = (
  path: string,
  answers: Record<string, object> = {},
  more: Partial<ServerRenderRequest> = {},
) =>
  serverRender(
    serverRenderedPages,
    {
      url: `https://lunchpail.example${path}`,
      language: 'en',
      session: { account: null, level: 'normal', csrf: null, available: true },
      answers: Object.fromEntries(
        Object.entries(answers).map(([address, body]) => [address, { status: 200, body }]),
      ),
      ...more,
    },
    { layoutRoute: (page) => ({ children: [page] }), withProviders: (everything) => everything },
  )

describe('the list before scripts', () => {
  it('asks for what its address says, and is rendered with the answer', async () => {
    expect((await render('/jobs?role=8&page=2'))?.needs).toEqual([`${list}?role=8&page=2`])
    const cards = listOf([card({ title: 'Picker <b>' })], { pages: 3, page: 2, total: 41 })
    const rendered = await render('/jobs?role=8&page=2', { [`${list}?role=8&page=2`]: cards })
    expect(rendered).toMatchObject({ needs: [], title: 'Jobs · Lunchpail' })
    expect(rendered?.html).toContain('Picker &lt;b&gt;')
    expect(rendered?.html).toContain('href="/jobs/12"')
    expect(rendered?.html).toContain('href="/jobs?role=8&amp;page=3"')
    expect(rendered?.html).not.toMatch(/ style=|<script|\bon\w+="/)
  })

  it('has its filters in a form that names them, with what is chosen', async () => {
    const address = '?role=24&shift=4&wage_start=15&zip=07105&distance=25'
    const rendered = await render(`/jobs${address}`, { [list + address]: listOf([card()]) })
    expect(rendered?.html).toMatch(/<form[^>]* action="\/jobs"/)
    for (const [name, value] of [
      ['role', '8'],
      ['role', '16'],
      ['shift', '4'],
    ])
      expect(rendered?.html).toMatch(
        new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* value="${value}")[^>]* checked=""`),
      )
    expect(rendered?.html).toMatch(/<input(?=[^>]* name="zip")[^>]* value="07105"/)
    expect(rendered?.html).toMatch(/<button[^>]* type="submit"/)
  })

  it('[BY-22] [BY-08] has for whoever has no scripts what comes later with them', async () => {
    const address = '?q=forklit&schedule=3'
    const words = { instead: 'forklift', some: false, near: [] }
    const rendered = await render(`/jobs${address.replace('3', '1&schedule=2')}`, {
      [list + address]: listOf([card()], { words }),
    })
    const said = [...rendered!.html.matchAll(/<noscript>(.*?)<\/noscript>/gs)]
      .map(([, inner]) => inner)
      .join()
    // what is above the list is there for all: with scripts it would move what follows
    expect(rendered!.html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).toContain(
      'Showing jobs for “forklift”',
    )
    for (const name of ['schedule', 'posted', 'benefits']) expect(said).toContain(` name="${name}"`)
  })

  it('speaks the language of the page', async () => {
    const rendered = await render('/jobs', { [list]: listOf([card()]) }, { language: 'es' })
    expect(rendered?.title).toBe('Empleos · Lunchpail')
  })

  it.each([
    ['/jobs', '/jobs'],
    ['/jobs?page=2', '/jobs?page=2'],
    ['/jobs?role=8&role=16&page=2', '/jobs?role=24&page=2'],
    // narrowed further, it names the wider list
    ['/jobs?role=8&zip=07105&distance=5&page=2', '/jobs/trade/warehouse'],
    ['/jobs?role=64&page=2', '/jobs/trade/skilled-trades?page=2'],
    ['/jobs?shift=1&wage_start=20', '/jobs'],
  ])('[BY-06] names one address for what %s shows: %s', async (path, canonical) => {
    const needs = (await render(path))?.needs ?? []
    const rendered = await render(path, { [needs[0]!]: listOf([card()]) })
    expect(rendered?.head).toEqual({ canonical })
  })

  it('[JB-03] takes every filter of its call, the geohash among them', async () => {
    const search =
      'commute_type=2&commute_length=30&role=8&shift=4&background=1&screen=1&weekend=1&entry=1&wage_start=15&wage_end=30&geohash=dr5'
    const rendered = await render(`/jobs?${search}&ajax=1`, {}, { fragment: 'jobs.list-fragment' })
    const asked = new URL(rendered!.needs[0]!, 'http://x').searchParams
    for (const [name, value] of new URLSearchParams(search)) expect(asked.get(name)).toBe(value)
  })

  it('[BY-06] of nothing is not for search engines', async () => {
    const rendered = await render('/jobs?role=8', { [`${list}?role=8`]: listOf([]) })
    expect(rendered?.head).toEqual({ canonical: '/jobs/trade/warehouse', robots: 'noindex' })
  })

  it('[JB-03] comes alone, as the list’s own part', async () => {
    const rendered = await render(
      '/jobs?ajax=1&shift=1',
      { [`${list}?shift=1`]: listOf([card()]) },
      { fragment: 'jobs.list-fragment' },
    )
    expect(rendered?.html).toContain('Order Picker')
    expect(rendered?.html).not.toMatch(/<form|<h1|<main/)
  })
})

it('has data for each of its pages, with which all of it is rendered ahead', async () => {
  const { pages, fixtures = [] } = serverRenderedPages
  for (const path of Object.keys(pages).map((pattern) =>
    pattern.replace(':id', '1').replace(':slug', 'newark-nj'),
  )) {
    const needs = (await render(path))?.needs ?? []
    const bodies = needs.map(
      (need) => [need, fixtures.find((one) => pathFits(one.path, need))?.body as object] as const,
    )
    const rendered = await render(path, Object.fromEntries(bodies))
    expect([path, rendered?.needs]).toEqual([path, []])
    expect(rendered?.html).toContain('Order Picker')
  }
})

describe('a job before scripts', () => {
  it('[BY-06] tells search engines what people read', async () => {
    const rendered = await render('/jobs/12', {
      [position]: job({
        details: [{ heading: 'Duties', text: 'Lift <30 lbs\n- </script>' }],
        closes_at: '2026-12-13T05:00:00.000Z',
        latitude: 40.7235,
        longitude: -74.1303,
        benefits: ['Weekly pay', 'Health insurance'],
        experience_months: 12,
      }),
    })
    expect(rendered?.title).toBe('Order Picker · Lunchpail')
    expect(rendered?.html).toContain('href="/app/start/?sn=0&amp;p=12"')
    expect(rendered?.head).toMatchObject({
      canonical: '/jobs/12',
      description: 'Pick orders with a hand scanner.',
      jsonLd: {
        '@type': 'JobPosting',
        title: 'Order Picker',
        url: 'https://lunchpail.example/jobs/12',
        description: '<h3>Duties</h3>\n<p>Lift &lt;30 lbs</p>\n<ul><li>&lt;/script&gt;</li></ul>\n',
        validThrough: '2026-12-13T05:00:00.000Z',
        occupationalCategory: 'Warehouse',
        employmentType: 'FULL_TIME',
        workHours: 'day shift, 7:00AM; Monday to Friday',
        experienceRequirements: { monthsOfExperience: 12 },
        jobBenefits: 'Weekly pay, Health insurance',
        hiringOrganization: { '@type': 'Organization', name: 'Harbor & Pine' },
        jobLocation: {
          address: {
            streetAddress: '410 Doremus Avenue',
            addressLocality: 'Newark',
            addressRegion: 'NJ',
            postalCode: '07105',
            addressCountry: 'US',
          },
          geo: { '@type': 'GeoCoordinates', latitude: 40.7235, longitude: -74.1303 },
        },
        baseSalary: { currency: 'USD', value: { minValue: 18.5, maxValue: 20, unitText: 'HOUR' } },
      },
    })
    expect(rendered?.html).toContain('Open until December 12, 2026')
    const { location } = card()
    const around = job({ latitude: 40.7, longitude: -74.1, location: { ...location, approximate: true } })
    const unsaid = await render('/jobs/12', { [position]: around })
    expect(JSON.stringify(unsaid?.head)).not.toMatch(/validThrough|geo"/)
  })

  it('[BY-06] leaves search engines once it is closed, and tells people so', async () => {
    const closed = await render('/jobs/12', { [position]: job({ state: 'closed' }) })
    expect(closed?.head).toMatchObject({ status: 410, robots: 'noindex' })
    expect(closed?.head.jsonLd).toBeUndefined()
    expect(closed?.html).toContain('This job is closed')
    const paused = await render('/jobs/12', { [position]: job({ state: 'paused' }) })
    expect(paused?.head.status).toBeUndefined()
    expect(paused?.head.jsonLd).toBeUndefined()
  })

  it('[BY-06] is told as unknown where there is none', async () => {
    const answers = { [position]: { status: 404, body: { code: 'not-found', error: 'no' } } }
    const rendered = await render('/jobs/12', {}, { answers })
    expect(rendered?.head).toEqual({ status: 404, robots: 'noindex' })
    expect(rendered?.html).toContain('We couldn’t find this job')
  })

  it('[JB-04] comes alone by the id in the query', async () => {
    const fragment = 'jobs.detail-fragment'
    const rendered = await render('/detail?position_id=12', { [position]: job() }, { fragment })
    expect(rendered?.html).toContain('Pick orders with a hand scanner.')
    expect(rendered?.html).toContain('href="/app/start/?sn=0&amp;p=12"')
    expect(rendered?.html).not.toContain('<main')
  })
})

describe('a company before scripts', () => {
  const address = '/api/hire/v1/company/3/'
  const company = (more: object = {}) => ({
    company: { id: 3, name: 'Harbor & Pine', logo_url: null, about: 'We ship for shops.', replies: null },
    positions: [card()],
    page: 1,
    pages: 1,
    total: 1,
    ...more,
  })

  it('[BY-22] has its jobs, and tells search engines who it is', async () => {
    const rendered = await render('/companies/3', { [address]: company() })
    expect(rendered?.title).toBe('Harbor & Pine · Lunchpail')
    expect(rendered?.html).toContain('Order Picker')
    expect(rendered?.head).toMatchObject({
      canonical: '/companies/3',
      description: 'We ship for shops.',
      jsonLd: {
        '@type': 'Organization',
        name: 'Harbor & Pine',
        url: 'https://lunchpail.example/companies/3',
      },
    })
    const none = await render('/companies/3', { [address]: company({ positions: [], total: 0 }) })
    expect([none?.head.robots, none?.head.jsonLd]).toEqual(['noindex', undefined])
  })
})

describe('[JB-02] collections before scripts', () => {
  const body = (more: object = {}) => ({
    place: null,
    trade: null,
    featured: null,
    positions: [card()],
    page: 1,
    pages: 3,
    total: 41,
    more: false,
    places: [{ slug: 'jersey-city-nj', city: 'Jersey City', state: 'NJ', n: 3 }],
    trades: [{ slug: 'trucking', role: 'trucking', n: 9 }],
    ...more,
  })
  const place = { place: { city: 'Newark', state: 'NJ' } }
  const company = { id: 3, name: 'Harbor & Pine', logo_url: null }
  const featured = { featured: { slug: 'holiday-jobs', name: 'Holiday jobs', language: 'en', company } }
  const read = (path: string, call: string, answered: object, language: 'en' | 'es' = 'en') =>
    render(path, { [`/api/hire/v1/collection/${call}`]: answered }, { language })

  it('have a title, one address and a sentence for search engines, in the language of the page', async () => {
    const cases = [
      [
        '/jobs/in/newark-nj',
        'place/newark-nj/',
        place,
        'en',
        'Jobs in Newark, NJ',
        /^41 hourly jobs are open in Newark, NJ\./,
      ],
      [
        '/jobs/in/newark-nj',
        'place/newark-nj/',
        place,
        'es',
        'Empleos en Newark, NJ',
        /^Hay 41 empleos por hora en Newark, NJ\./,
      ],
      [
        '/jobs/trade/warehouse',
        'trade/warehouse/',
        { trade: 'warehouse' },
        'en',
        'Warehouse jobs',
        /^Warehouse jobs: 41 are open\./,
      ],
      [
        '/jobs/trade/warehouse',
        'trade/warehouse/',
        { trade: 'warehouse' },
        'es',
        'Empleos en almacenes',
        /^Empleos en almacenes: hay 41 abiertos\./,
      ],
      [
        '/jobs/holiday-jobs',
        'featured/holiday-jobs/',
        featured,
        'en',
        'Holiday jobs',
        /^Holiday jobs: 41 open jobs at Harbor & Pine\./,
      ],
    ] as const
    for (const [path, call, of, language, title, about] of cases) {
      const rendered = await read(path, call, body(of), language)
      expect([path, rendered?.title, rendered?.head.canonical]).toEqual([path, `${title} · Lunchpail`, path])
      expect(rendered?.head.description).toMatch(about)
      expect(rendered?.head.robots).toBeUndefined()
      for (const href of ['/jobs/12', `${path}?page=2`, '/jobs/in/jersey-city-nj', '/jobs/trade/trucking'])
        expect(rendered?.html).toContain(`href="${href}"`)
    }
  })

  it('without jobs, or that are none, are not for search engines', async () => {
    const none = body({ ...featured, positions: [], total: 0, pages: 1 })
    const closed = await read('/jobs/holiday-jobs', 'featured/holiday-jobs/', none)
    expect([closed?.head.robots, closed?.head.status]).toEqual(['noindex', undefined])
    expect(closed?.html).toContain('These jobs are closed')
    const [path, call] = ['/jobs/in/newark-nj?page=2', 'place/newark-nj/?page=2']
    const second = await read(path, call, body({ ...place, page: 2 }))
    expect(second?.head.canonical).toBe('/jobs/in/newark-nj?page=2')
    for (const [address, unknown] of [
      ['/jobs/none-such', 'featured/none-such/'],
      ['/jobs/in/nowhere-zz', 'place/nowhere-zz/'],
    ] as const) {
      const answers = {
        [`/api/hire/v1/collection/${unknown}`]: { status: 404, body: { code: 'not-found', error: 'no' } },
      }
      const rendered = await render(address, {}, { answers })
      expect([address, rendered?.head]).toEqual([address, { status: 404, robots: 'noindex' }])
      expect(rendered?.html).toContain('We couldn’t find these jobs')
      expect(rendered?.title).toBe('We couldn’t find these jobs · Lunchpail')
    }
  })

  it('begin at /jobs/welcome', async () => {
    const { fixtures = [] } = serverRenderedPages
    const overview = fixtures.find((one) => one.path === '/api/hire/v1/overview/')?.body as object
    const rendered = await render('/jobs/welcome', { '/api/hire/v1/overview/': overview })
    expect([rendered?.title, rendered?.head.canonical]).toEqual([
      'Find your next job · Lunchpail',
      '/jobs/welcome',
    ])
    for (const href of [
      '/jobs',
      '/jobs/holiday-jobs',
      '/jobs/in/newark-nj',
      '/jobs/trade/warehouse',
      '/jobs/1',
    ])
      expect(rendered?.html).toContain(`href="${href}"`)
  })
})
