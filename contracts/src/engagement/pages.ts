import { page } from '../page.ts'

export const applicationsPage = page({
  name: 'engagement.applications',
  owner: 'engagement',
  path: '/applications',
  signedIn: true,
  candidates: true,
})
export const applicationPage = page({
  name: 'engagement.application',
  owner: 'engagement',
  path: '/applications/:id',
  signedIn: true,
  candidates: true,
})
export * from './gathering-pages.ts'
