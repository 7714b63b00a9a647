import { act, render, screen } from '@testing-library/react'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import type { Session } from '@lunchpail/kit-web/session'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { RegistryContext } from '../registry-context.ts'
import { createRemotes } from '../remotes/remotes.ts'
import type { FetchManifest } from '../remotes/remotes.ts'
import { graftRoutes, siteRoutes } from '../routes.tsx'

export const remote = (
  noun: string,
  page: string,
  signedIn: boolean,
  label: string,
  candidates = false,
): RegistryEntry => ({
  name: `mf-${noun}`,
  version: '1',
  entry: `/remotes/mf-${noun}/1/remoteEntry.js`,
  hostApi: 1,
  pages: [
    { path: page, signedIn, candidates },
    { path: `${page}/:id`, signedIn, candidates },
  ],
  nav: [{ page, label: { en: label, es: label }, icon: 'search', signedIn }],
  slots: [],
  preload: [],
})

export const engagement = remote('engagement', '/applications', true, 'Mine', true)

export const desk = {
  page: '/portal',
  label: { en: 'Desk', es: 'Desk' },
  icon: 'clipboard',
  signedIn: true,
  employers: true,
} as const

export const registry = [
  remote('jobs', '/jobs', false, 'Find jobs'),
  { ...engagement, nav: [...engagement.nav, desk] },
  remote('wizard', '/app/start', false, 'Apply', true),
]

export const manifestOf = ({ pages }: RegistryEntry) => ({
  hostApi: 1,
  slots: {},
  routes: pages.map(({ path }) => ({
    path,
    lazy: () => Promise.resolve({ Component: () => <h1>Screen {path}</h1> }),
  })),
})

export const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }

export const rosa = {
  type: 'applicant',
  first_name: 'Rosa',
  last_name: 'Delgado',
  email: 'rosa@example.com',
} as Session['account']

export async function open(path: string, fetchManifest: FetchManifest) {
  const router = createMemoryRouter(siteRoutes(registry), {
    initialEntries: [path],
    discover: graftRoutes(createRemotes(registry, fetchManifest)),
  })
  // what suspends must be awaited within act
  await act(async () =>
    render(
      <RegistryContext value={registry}>
        <RouterView router={router} />
      </RegistryContext>,
    ),
  )
  return router
}

export const works: FetchManifest = (entry) => Promise.resolve(manifestOf(entry))

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
