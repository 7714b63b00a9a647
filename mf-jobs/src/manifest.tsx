import { jobListPage, jobPage } from '@lunchpail/contracts/jobs/pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

export const manifest: MicrofrontendManifest = {
  name: 'jobs',
  hostApi: 1,
  routes: [
    { path: jobListPage.path, lazy: () => import('./screens/jobs/jobs.screen.tsx') },
    { path: jobPage.path, lazy: () => import('./screens/jobs/jobs.screen.tsx') },
  ],
  nav: [{ page: jobListPage.path, label: { en: 'Jobs', es: 'Empleos' }, icon: 'search' }],
  slots: {},
}
