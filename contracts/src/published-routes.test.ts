import { describe, expect, it } from 'vitest'
import { patternsMeet } from './address-table.ts'
import { allEndpoints, allPages } from './addresses.ts'
import type { Noun } from './noun.ts'
import { inForce, settleRoutes, siteRouteOf, type ShellAddress, type SiteRoute } from './published-routes.ts'

const route = (owner: Noun, address: string, more: Partial<SiteRoute> = {}): SiteRoute => {
  const [method, path] = address.split(' ') as [SiteRoute['method'], string]
  return { name: `${owner}.${address}`, owner, method, path, access: { kind: 'public' }, ...more }
}
const pay = 'GET /api/pay/'
const start = [route('auth', 'GET /api/me/'), route('jobs', 'GET /api/job/:id/')]
const shell: ShellAddress[] = [
  { method: 'GET', path: '/jobs/:id', what: 'the page jobs.job' },
  { method: '*', path: '/assets/*', what: 'the shell' },
]
type Instances = Partial<Record<Noun, readonly { since: number; routes: readonly SiteRoute[] }[]>>
const settle = (instances: Instances) => {
  const { routes, refused } = settleRoutes(
    { shell, start },
    new Map(Object.entries(instances)) as ReadonlyMap<Noun, NonNullable<Instances[Noun]>>,
  )
  return {
    has: routes.map(({ owner, method, path }) => `${owner} ${method} ${path}`).toSorted(),
    refused: refused.map(({ name, holder }) => `${name}: ${holder}`),
  }
}
const built = ['auth GET /api/me/', 'jobs GET /api/job/:id/']

describe('the routes of the site', () => {
  it.each<[string, Instances, string[], string[]]>([
    ['has those of the contracts before a service has said anything', {}, built, []],
    [
      'has what a service says, and of the others what the contracts give them',
      { jobs: [{ since: 1, routes: [route('jobs', pay)] }] },
      ['auth GET /api/me/', 'jobs GET /api/pay/'],
      [],
    ],
    [
      'has the routes of two versions side by side',
      {
        jobs: [
          { since: 1, routes: [start[1]!] },
          { since: 2, routes: [start[1]!, route('jobs', pay)] },
        ],
      },
      [...built, 'jobs GET /api/pay/'],
      [],
    ],
    [
      'refuses the address of a service that says nothing',
      { jobs: [{ since: 1, routes: [start[1]!, route('jobs', 'GET /api/me')] }] },
      built,
      ['jobs.GET /api/me: auth.GET /api/me/ of auth'],
    ],
    [
      'refuses it however late its owner says it',
      {
        jobs: [{ since: 1, routes: [start[1]!, route('jobs', 'GET /api/:what/')] }],
        auth: [{ since: 9, routes: [start[0]!] }],
      },
      built,
      ['jobs.GET /api/:what/: auth.GET /api/me/ of auth'],
    ],
    [
      'gives what is new to whoever claimed it first, whichever instance of it says so now',
      {
        auth: [{ since: 5, routes: [start[0]!, route('auth', pay)] }],
        jobs: [
          { since: 9, routes: [start[1]!, route('jobs', pay)] },
          { since: 4, routes: [start[1]!, route('jobs', pay)] },
        ],
      },
      [...built, 'jobs GET /api/pay/'],
      ['auth.GET /api/pay/: jobs.GET /api/pay/ of jobs'],
    ],
    [
      'lets a service have what its owner has given up',
      {
        auth: [{ since: 1, routes: [] }],
        jobs: [{ since: 2, routes: [start[1]!, route('jobs', 'GET /api/me/')] }],
      },
      ['jobs GET /api/job/:id/', 'jobs GET /api/me/'],
      [],
    ],
    [
      'refuses what the shell answers itself, and what would take a part of it',
      {
        jobs: [
          {
            since: 1,
            routes: ['GET /jobs/new', 'GET /:one/:two', 'POST /assets/x/y', 'POST /jobs/new'].map((address) =>
              route('jobs', address),
            ),
          },
        ],
      },
      ['auth GET /api/me/', 'jobs POST /jobs/new'],
      [
        'jobs.GET /jobs/new: the page jobs.job',
        'jobs.GET /:one/:two: the page jobs.job',
        'jobs.POST /assets/x/y: the shell',
      ],
    ],
    [
      'lets no noun speak for another',
      {
        jobs: [
          { since: 1, routes: [start[1]!, route('auth', pay), { ...route('jobs', pay), name: 'auth.x' }] },
        ],
      },
      built,
      [],
    ],
  ])('%s', (_, instances, has, refused) => {
    expect(settle(instances)).toEqual({ has: has.toSorted(), refused })
  })

  it('takes the newest where two versions differ', () => {
    const [old, fresh] = ['public', 'session'].map((kind) => route('jobs', pay, { access: { kind } }))
    const { routes } = settleRoutes(
      { shell, start },
      new Map([
        [
          'jobs' as const,
          [
            { since: 2, routes: [fresh!] },
            { since: 1, routes: [old!] },
          ],
        ],
      ]),
    )
    expect(routes.find(({ path }) => path === '/api/pay/')?.access.kind).toBe('session')
  })

  it('refuses nothing of the contracts themselves, which every service may say', () => {
    const all = allEndpoints.flatMap((endpoint) => siteRouteOf(endpoint) ?? [])
    const pages = allPages.map(({ path }) => ({ method: 'GET' as const, path, what: 'a page' }))
    const said = new Map(
      [...Map.groupBy(all, ({ owner }) => owner)].map(([owner, routes]) => [owner, [{ since: 1, routes }]]),
    )
    const { routes, refused } = settleRoutes({ shell: pages, start: all }, said)
    expect(refused).toEqual([])
    expect(routes.map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted())
    expect(all.map(({ access }) => access.kind)).not.toContain('internal')
  })

  it.each<[string, [since: number, ageMs: number, ended?: boolean][], number[]]>([
    [
      'those that live',
      [
        [1, 20_000],
        [2, 200_000],
        [3, 0],
      ],
      [1, 3],
    ],
    [
      'those that live, where one has just ended',
      [
        [1, 20_000],
        [3, 0, true],
      ],
      [1],
    ],
    [
      'the last to live, where none does',
      [
        [1, 500_000],
        [2, 300_000],
        [3, 310_000],
      ],
      [2, 3],
    ],
    [
      'the last, where all have ended',
      [
        [1, 900, true],
        [3, 700, true],
        [2, 800, true],
      ],
      [3],
    ],
    [
      'the one that ended, not one that was lost long before',
      [
        [1, 900_000],
        [2, 100, true],
      ],
      [2],
    ],
    ['none, where there is none', [], []],
  ])('is told by %s', (_, told, expected) => {
    const instances = told.map(([since, ageMs, ended]) => ({ ageMs, said: { since, ended } }))
    expect(inForce(instances).map(({ since }) => since)).toEqual(expected)
  })

  it('sees whether two paths have an address in common, whichever comes first', () => {
    const rows = [
      ['/a/:id', '/a/b/', true],
      ['/a/:id', '/:b/c', true],
      ['/a/:id', '/b/c', false],
      ['/a/:id', '/a/b/c', false],
      ['/a/*', '/a/b/c', true],
      ['/:x/:y', '/a/*', true],
      ['/a/*', '/a', true],
      ['/a/*', '/b/c', false],
      ['/', '/:a', false],
    ] as const
    const bothWays = rows.flatMap(([one, other, meet]) => [
      [one, other, meet] as const,
      [other, one, meet] as const,
    ])
    expect(bothWays.map(([one, other]) => [one, other, patternsMeet(one, other)])).toEqual(bothWays)
  })
})
