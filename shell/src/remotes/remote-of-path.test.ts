import { expect, it } from 'vitest'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { remoteOfPath } from './remote-of-path.ts'

const remote = (name: string, ...paths: string[]): RegistryEntry => ({
  name,
  version: '0.1.0-aaaaaaaa',
  entry: `/remotes/${name}/remoteEntry.js`,
  hostApi: 1,
  pages: paths.map((path) => ({ path })),
  nav: [],
  slots: [],
  preload: [],
})
const registry = [
  remote('mf-jobs', '/jobs/:id', '/jobs', '/portal/roles/:id'),
  remote('mf-engagement', '/portal', '/portal/roles/new', '/jobs/welcome'),
]

it('[SH-01] finds the remote of an address by the page that names most of it, in whichever order remotes come', () => {
  const found = Object.fromEntries(
    [
      '/jobs',
      '/jobs/7',
      '/jobs/welcome',
      '/jobs/welcome/',
      '/portal/roles/new',
      '/portal/nowhere/at',
      '/other',
    ].map((path) => [path, remoteOfPath(registry, path)?.page.path]),
  )
  expect(found).toEqual({
    '/jobs': '/jobs',
    '/jobs/7': '/jobs/:id',
    '/jobs/welcome': '/jobs/welcome',
    '/jobs/welcome/': '/jobs/welcome',
    '/portal/roles/new': '/portal/roles/new',
    '/portal/nowhere/at': '/portal',
    '/other': undefined,
  })
})
