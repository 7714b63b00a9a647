import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { checkManifest, routePaths } from './check-manifest.ts'

const page = (path: string) => ({ name: `jobs${path}`, owner: 'jobs', path }) as const
const slot = (name: string) =>
  ({ name, provider: 'jobs', summary: '', props: z.object({}), outcome: z.object({}) }) as const
const declared = { pages: [page('/jobs'), page('/jobs/:id')], slots: [slot('jobs.card.v1')] }
const manifest: MicrofrontendManifest = {
  name: 'jobs',
  hostApi: 1,
  routes: [{ path: '/jobs' }, { path: '/jobs/:id/' }],
  nav: [{ page: '/jobs', label: { en: 'Jobs', es: 'Empleos' }, icon: 'search' }],
  slots: { 'jobs.card.v1': () => Promise.reject(new Error('not loaded here')) },
}
const errors = (change: object) => checkManifest({ ...manifest, ...change }, 'jobs', declared)

describe('a manifest', () => {
  it('fits when it has every declared page and slot, and nothing else', () => {
    expect(errors({})).toEqual([])
  })

  it('is refused for what is declared and not there', () => {
    expect(errors({ routes: [{ path: '/jobs' }], slots: {} })).toEqual([
      'contracts/jobs/pages declares /jobs/:id, the manifest has no route for it',
      'contracts/jobs/slots declares jobs.card.v1, the manifest does not provide it',
    ])
  })

  it('is refused for what is there and not declared', () => {
    const more = {
      routes: [...manifest.routes, { path: '/login' }],
      slots: { ...manifest.slots, 'x.y.v1': () => {} },
    }
    expect(errors({ ...more, nav: [{ ...manifest.nav[0], page: '/nowhere' }] })).toEqual([
      'the manifest has a route /login that contracts/jobs/pages does not declare',
      'the manifest provides x.y.v1, which contracts/jobs/slots does not declare',
      'nav leads to /nowhere, which is no page of jobs',
    ])
  })

  it('is refused under another name or for another host', () => {
    expect(errors({ name: 'auth', hostApi: 2 })).toHaveLength(2)
  })
})

it('a page may be a route within routes', () => {
  const nested = [{ path: '/jobs', children: [{ index: true as const }, { path: ':id' }] }]
  expect(routePaths(nested)).toEqual(['/jobs', '/jobs/:id'])
})
