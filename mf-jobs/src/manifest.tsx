import {
  companyPage,
  featuredPage,
  jobListPage,
  jobPage,
  newRolePage,
  placePage,
  questionsPage,
  rolePage,
  rolePosterPage,
  rolesPage,
  tradePage,
  welcomePage,
} from '@lunchpail/contracts/jobs/pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

// one chunk for all of the portal: the first visit brings this module
const ofPortal = [rolesPage, newRolePage, rolePage, rolePosterPage, questionsPage, featuredPage].map(
  ({ path }) => ({
    path,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "portal" */ './portal-screens.ts')).screens[path],
    }),
  }),
)

const ofCollections = [welcomePage, placePage, tradePage].map(({ path }) => ({
  path,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "collections" */ './collection-screens.tsx')).screens[path],
  }),
}))

export const manifest: MicrofrontendManifest = {
  name: 'jobs',
  hostApi: 1,
  routes: [
    { path: jobListPage.path, lazy: () => import('./search/jobs.screen.tsx') },
    { path: jobPage.path, lazy: () => import('./opened-page.screen.tsx') },
    { path: companyPage.path, lazy: () => import('./company/company.screen.tsx') },
    ...ofCollections,
    ...ofPortal,
  ],
  nav: [{ page: jobListPage.path, label: { en: 'Jobs', es: 'Empleos' }, icon: 'search' }],
  slots: {},
}
