import { describe, expect, it } from 'vitest'
import { descriptor, endpoint, object } from '../../test/test-descriptor.ts'
import { serviceIncompatibilities, type LiveAround, type ServiceRelease } from './service-compatibility.ts'
import type { SchemasOfService } from './service-schemas.ts'

const text = { type: 'string' }
const moved = 'jobs.position.moved.v1'
const sent = 'wizard.application.sent.v1'
const says = (more: Partial<SchemasOfService> = {}): SchemasOfService => ({
  instance: 'one',
  endpoints: [],
  provides: [],
  consumes: [],
  ...more,
})
const release: ServiceRelease = {
  noun: 'jobs',
  ...says({
    endpoints: [endpoint('jobs.x')],
    provides: [{ type: moved, data: object({ id: text, state: { enum: ['open', 'new'] } }) }],
    consumes: [{ type: sent, data: object({ id: text, at: text }) }],
  }),
}
const mfJobs = (used: ReturnType<typeof endpoint>) => descriptor('mf-jobs', { endpointsUsed: [used] })

const cases: [string, Partial<LiveAround>, string[]][] = [
  ['nothing', {}, []],
  [
    'a page that calls what is there, and another service',
    { remotes: [mfJobs(endpoint('jobs.x')), mfJobs(endpoint('auth.y'))] },
    [],
  ],
  [
    'a page that calls what is gone',
    { remotes: [mfJobs(endpoint('jobs.gone'))] },
    ['mf-jobs 0.1.0-aaaaaaaa, which is live: the endpoint jobs.gone is not there'],
  ],
  [
    'a page that reads what is not answered anymore',
    { remotes: [mfJobs(endpoint('jobs.x', { answers: { '200': object({ id: text, pay: text }) } }))] },
    ['mf-jobs 0.1.0-aaaaaaaa, which is live: jobs.x 200.pay is needed but not there'],
  ],
  [
    'consumers that read less and take any value',
    {
      services: { matches: [says({ consumes: [{ type: moved, data: object({ id: text, state: text }) }] })] },
    },
    [],
  ],
  [
    'a consumer that needs a field, and knows not each value',
    {
      services: {
        matches: [
          says({
            consumes: [{ type: moved, data: object({ place: text, state: { enum: ['open'] } }) }],
          }),
        ],
      },
    },
    [
      `matches cannot read it: ${moved}.place is needed but not there`,
      `matches cannot read it: ${moved}.state may be "new", which is not known`,
    ],
  ],
  [
    'one of two instances that needs what the other does not',
    {
      services: {
        matches: [
          says({ consumes: [{ type: moved, data: object({ id: text }) }] }),
          says({ instance: 'two', consumes: [{ type: moved, data: object({ place: text }) }] }),
        ],
      },
    },
    [`matches cannot read it: ${moved}.place is needed but not there`],
  ],
  [
    'a consumer of an event that is published no more',
    { services: { matches: [says({ consumes: [{ type: 'jobs.position.gone.v1', data: object({}) }] })] } },
    ['matches consumes jobs.position.gone.v1, which this release does not publish'],
  ],
  [
    'a producer that leaves out what the release needs',
    { services: { wizard: [says({ provides: [{ type: sent, data: object({ id: text }) }] })] } },
    [`it cannot read what wizard publishes: ${sent}.at is needed but not there`],
  ],
  [
    'an older release that gives no schemas of events',
    { services: { matches: [says(), says({ consumes: [{ type: moved }] })] } },
    [],
  ],
  [
    'a service that is not there to say what it needs',
    { services: { auth: undefined, jobs: undefined } },
    ['auth does not say what it publishes and consumes: is it running?'],
  ],
]

describe('whether a release of a service fits to what is live', () => {
  it.each(cases)('[BY-30] compares it with %s', (_, live, reasons) => {
    expect(serviceIncompatibilities(release, { remotes: [], services: {}, ...live })).toEqual(reasons)
  })
})
