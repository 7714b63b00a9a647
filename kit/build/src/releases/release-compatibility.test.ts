import { describe, expect, it } from 'vitest'
import { descriptor, endpoint, object, slot } from '../../test/test-descriptor.ts'
import { endpointIncompatibilities, releaseIncompatibilities } from './release-compatibility.ts'
import type { LiveSite } from './release-compatibility.ts'
import type { ShellOffer } from '../shell-offer.ts'
import type { ReleaseDescriptor, ReleaseEndpoint } from './release-descriptor.ts'

const text = { type: 'string' }
/** What a shell offers, with what a test is about. */
const offer = (more: Partial<ShellOffer> = {}): ShellOffer => ({ hostApi: 1, shared: {}, ...more })
const around = (more: Partial<LiveSite> = {}): LiveSite => ({
  shells: [offer()],
  live: [],
  services: {},
  ...more,
})

const pairs: [string, Partial<ReleaseEndpoint>, Partial<ReleaseEndpoint>, string[]][] = [
  ['the same', {}, {}, []],
  ['another name of the parameter', { path: '/api/thing/:id' }, { path: '/api/thing/:key/' }, []],
  [
    'another address',
    {},
    { path: '/api/other/:id/' },
    ['jobs.x is at GET /api/other/:, not at GET /api/thing/:'],
  ],
  ['another method', {}, { method: 'POST' }, ['jobs.x is at POST /api/thing/:, not at GET /api/thing/:']],
  ['a new filter that may be left out', {}, { query: object({ q: text }, []) }, []],
  [
    'a new filter that is needed',
    {},
    { query: object({ q: text }) },
    ['jobs.x query.q is needed but not there'],
  ],
  [
    'a body field that is needed now',
    { body: object({ a: text }) },
    { body: object({ a: text, b: text }) },
    ['jobs.x body.b is needed but not there'],
  ],
  [
    'a body field that is read no more',
    { body: object({ a: text, b: text }) },
    { body: object({ a: text }) },
    [],
  ],
  ['an answer with more', {}, { answers: { '200': object({ id: text, more: text }) } }, []],
  ['an answer with less', {}, { answers: { '200': object({}) } }, ['jobs.x 200.id is needed but not there']],
  ['an answer that is given no more', { answers: { '200': {}, '201': {} } }, { answers: { '200': {} } }, []],
  [
    'an answer that is new',
    { answers: { '200': {} } },
    { answers: { '200': {}, '202': {} } },
    ['jobs.x may answer 202, which it does not understand'],
  ],
]

describe('whether a release fits to what is live', () => {
  it.each(pairs)('compares an endpoint: %s', (_, used, served, reasons) => {
    expect(endpointIncompatibilities(endpoint('jobs.x', used), endpoint('jobs.x', served))).toEqual(reasons)
  })

  it('compares the endpoints that are used with those of each service, and refuses what was never seen', () => {
    const jobs = descriptor('mf-jobs', { endpointsUsed: [endpoint('jobs.x'), endpoint('wizard.y')] })
    const services = { jobs: [endpoint('jobs.x')], wizard: [endpoint('wizard.y')] }
    expect(releaseIncompatibilities([jobs], around({ services }))).toEqual([])
    expect(releaseIncompatibilities([jobs], around({ services: { ...services, jobs: [] } }))).toEqual([
      'mf-jobs: the endpoint jobs.x is not there',
    ])
    const unseen = { jobs: services.jobs }
    expect(releaseIncompatibilities([jobs], around({ services: unseen }))).toEqual([
      'mf-jobs: wizard never said what it has, which this release calls',
    ])
    expect(releaseIncompatibilities([jobs], around({ services: unseen, startsTogether: true }))).toEqual([])
  })

  it('refuses what any live shell lacks: a host API, a module, its version or a name of it', () => {
    const module = '@lunchpail/kit-web/session'
    const needs = (range: string, ...names: string[]) =>
      descriptor('mf-jobs', { sharedUsed: { [module]: { range, names } } })
    const has = (version: string, names: string[] | null) =>
      offer({ shared: { [module]: { version, names } } })
    const cases: [ReleaseDescriptor, ShellOffer[], string[]][] = [
      [descriptor('mf-jobs', { hostApi: 2 }), [offer()], ['it is made for host API 2, a live shell has 1']],
      [descriptor('mf-jobs', { hostApi: 2 }), [offer({ hostApi: 2 })], []],
      [needs('^0.1.0', 'useSession'), [has('0.1.4', ['useSession', 'more'])], []],
      // what a CommonJS module exports is not known before it runs
      [needs('^19.3.1', 'use'), [has('19.4.0', null)], []],
      [needs('^0.1.0'), [offer()], [`a live shell has no ${module}`]],
      [needs('^0.2.0'), [has('0.1.0', [])], [`a live shell has ${module} 0.1.0, which is not ^0.2.0`]],
      [needs('^0.1.0', 'a', 'b'), [has('0.1.0', ['a'])], [`a live shell's ${module} has no b`]],
      // while one is rolled out beside another
      [
        needs('^0.1.0', 'a', 'b'),
        [has('0.1.0', ['a', 'b']), has('0.1.0', ['a'])],
        [`a live shell's ${module} has no b`],
      ],
    ]
    const failures = cases.flatMap(([release, shells, reasons]) => {
      const found = releaseIncompatibilities([release], around({ shells }))
      const wanted = reasons.map((reason) => `mf-jobs: ${reason}`)
      return found.join() === wanted.join() ? [] : [{ found, wanted }]
    })
    expect(failures).toEqual([])
  })

  const auth = descriptor('mf-auth', { slotsProvided: [slot('auth.entry.v1', object({ start: text }, []))] })
  const wizard = descriptor('mf-wizard', { slotsUsed: [slot('auth.entry.v1', object({ start: text }))] })

  it('refuses a slot that no remote provides, or that is another', () => {
    expect(releaseIncompatibilities([wizard], around({ live: [auth] }))).toEqual([])
    expect(releaseIncompatibilities([wizard], around())).toEqual([
      'mf-wizard: no remote provides the slot auth.entry.v1',
    ])
    const other = descriptor('mf-auth', {
      slotsProvided: [slot('auth.entry.v1', object({ start: text, now: text }))],
    })
    expect(releaseIncompatibilities([wizard], around({ live: [other] }))).toEqual([
      'mf-wizard: auth.entry.v1 props.now is needed but not there',
    ])
  })

  it('refuses to take away a slot, or a part of its outcome, that a live one uses', () => {
    const live = [auth, wizard]
    expect(releaseIncompatibilities([descriptor('mf-auth')], around({ live }))).toEqual([
      'mf-wizard: no remote provides the slot auth.entry.v1',
    ])
    const reader = descriptor('mf-wizard', {
      slotsUsed: [slot('auth.entry.v1', object({}), object({ done: text }))],
    })
    const teller = descriptor('mf-auth', {
      slotsProvided: [slot('auth.entry.v1', object({}), object({ done: text }))],
    })
    const silent = descriptor('mf-auth', { slotsProvided: [slot('auth.entry.v1')] })
    expect(releaseIncompatibilities([silent], around({ live: [reader, teller] }))).toEqual([
      'mf-wizard: auth.entry.v1 outcome.done is needed but not there',
    ])
  })

  it('takes together what fits together alone, and holds nothing against a release that was broken before', () => {
    expect(releaseIncompatibilities([wizard, auth], around())).toEqual([])
    expect(releaseIncompatibilities([descriptor('mf-jobs')], around({ live: [wizard] }))).toEqual([])
  })
})
