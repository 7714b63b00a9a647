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
export const inboxPage = page({
  name: 'engagement.inbox',
  owner: 'engagement',
  path: '/messages',
  signedIn: true,
  candidates: true,
})
export * from './gathering-pages.ts'
/** Its container is #withdraw-main. */
export const withdrawPage = page({
  name: 'engagement.withdraw',
  owner: 'engagement',
  path: '/applications/:id/withdraw',
  signedIn: true,
  candidates: true,
})
export const feedbackPage = page({
  name: 'engagement.feedback',
  owner: 'engagement',
  path: '/invites/:id/feedback',
  signedIn: true,
  candidates: true,
})
/** 2 §2: of an invite. */
export const schedulePage = page({
  name: 'engagement.schedule',
  owner: 'engagement',
  path: '/portal/calendar/:id',
  signedIn: true,
  candidates: true,
})
/** What waits for the managers of a company, and its sections that read applications. */
export const deskPage = page({
  name: 'engagement.desk',
  owner: 'engagement',
  path: '/portal',
  signedIn: true,
})
export const appliesPage = page({
  name: 'engagement.applies',
  owner: 'engagement',
  path: '/portal/applies',
  signedIn: true,
})
export const interviewsPage = page({
  name: 'engagement.interviews',
  owner: 'engagement',
  path: '/portal/interviews',
  signedIn: true,
})
export const statsPage = page({
  name: 'engagement.stats',
  owner: 'engagement',
  path: '/portal/stats',
  signedIn: true,
})
/** The events of a company, and one of them at its door. */
export const checkInsPage = page({
  name: 'engagement.check-ins',
  owner: 'engagement',
  path: '/portal/check-ins',
  signedIn: true,
})
export const newEventPage = page({
  name: 'engagement.new-event',
  owner: 'engagement',
  path: '/portal/check-ins/new',
  signedIn: true,
})
export const doorPage = page({
  name: 'engagement.door',
  owner: 'engagement',
  path: '/portal/check-ins/:id',
  signedIn: true,
})
export const editEventPage = page({
  name: 'engagement.edit-event',
  owner: 'engagement',
  path: '/portal/check-ins/:id/edit',
  signedIn: true,
})
