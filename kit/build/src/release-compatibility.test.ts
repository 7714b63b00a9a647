import { describe, expect, it } from 'vitest'
import { descriptor, endpoint, object, slot } from '../test/test-descriptor.ts'
import { endpointIncompatibilities, releaseIncompatibilities } from './release-compatibility.ts'
import type { LiveSite } from './release-compatibility.ts'
import type { ReleaseEndpoint } from './release-descriptor.ts'

const text = { type: 'string' }
const around = (more: Partial<LiveSite> = {}): LiveSite => ({
  hostApi: 1,
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

  it('asks the noun’s service for the endpoints that are used, where it can be asked', () => {
    const jobs = descriptor('mf-jobs', { endpointsUsed: [endpoint('jobs.x'), endpoint('wizard.y')] })
    expect(releaseIncompatibilities([jobs], around({ services: { jobs: [endpoint('jobs.x')] } }))).toEqual([])
    expect(releaseIncompatibilities([jobs], around({ services: { jobs: [] } }))).toEqual([
      'mf-jobs: the endpoint jobs.x is not there',
    ])
  })

  it('refuses another host API', () => {
    expect(releaseIncompatibilities([descriptor('mf-jobs', { hostApi: 2 })], around())).toEqual([
      'mf-jobs: it is made for host API 2, the shell has 1',
    ])
  })

  const auth = descriptor('mf-auth', { slotsProvided: [slot('auth.entry.v1', object({ start: text }, []))] })
  const wizard = descriptor('mf-wizard', { slotsUsed: [slot('auth.entry.v1', object({ start: text }))] })

  it('refuses a slot that nobody provides, or that is another', () => {
    expect(releaseIncompatibilities([wizard], around({ live: [auth] }))).toEqual([])
    expect(releaseIncompatibilities([wizard], around())).toEqual([
      'mf-wizard: nobody provides the slot auth.entry.v1',
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
      'mf-wizard: nobody provides the slot auth.entry.v1',
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
