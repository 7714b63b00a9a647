import {
  companyPage,
  companyTextPage,
  featuredPage,
  homePage,
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
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'

// one chunk for all of the portal: the first visit brings this module
const ofPortal = [
  rolesPage,
  newRolePage,
  rolePage,
  rolePosterPage,
  questionsPage,
  featuredPage,
  companyTextPage,
].map(({ path }) => ({
  path,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "portal" */ './portal-screens.ts')).screens[path],
  }),
}))

const ofCollections = [welcomePage, placePage, tradePage].map(({ path }) => ({
  path,
  lazy: async () => {
    const { loadScreens } = await import(/* webpackChunkName: "collections" */ './collection-screens.tsx')
    return { Component: (await loadScreens())[path] }
  },
}))

/** What shows a job may not come, as without a connection: the list, which is here, stays and says so in the job's place. */
const openJob = async () => {
  try {
    return await retryChunk(() => import('./opened-page.screen.tsx'))
  } catch {
    return await (await import('./search/list.screen.tsx')).withParts()
  }
}

export const manifest: MicrofrontendManifest = {
  name: 'jobs',
  hostApi: 1,
  routes: [
    { path: jobListPage.path, lazy: async () => (await import('./search/list.screen.tsx')).withParts() },
    { path: jobPage.path, lazy: openJob },
    { path: companyPage.path, lazy: () => import('./company/company.screen.tsx') },
    { path: homePage.path, lazy: () => import('./commute/home.screen.tsx') },
    ...ofCollections,
    ...ofPortal,
  ],
  nav: [{ page: jobListPage.path, label: { en: 'Jobs', es: 'Empleos' }, icon: 'search' }],
  slots: {},
}
