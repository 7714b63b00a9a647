import * as pages from '@lunchpail/contracts/jobs/pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

// one chunk for all of the portal: the first visit brings this module, so that it names none of them
const ofPortal = Object.values(pages)
  .filter((page) => 'signedIn' in page)
  .map(({ path }) => ({
    path,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "portal" */ './portal/screens.ts')).screens[path],
    }),
  }))

export const manifest: MicrofrontendManifest = {
  name: 'jobs',
  hostApi: 1,
  routes: [
    { path: pages.jobListPage.path, lazy: () => import('./screens/jobs/jobs.screen.tsx') },
    { path: pages.jobPage.path, lazy: () => import('./screens/jobs/jobs.screen.tsx') },
    ...ofPortal,
  ],
  nav: [{ page: pages.jobListPage.path, label: { en: 'Jobs', es: 'Empleos' }, icon: 'search' }],
  slots: {},
}
