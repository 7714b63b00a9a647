import * as pages from '@lunchpail/contracts/engagement/gathering-pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import {
  emailSettingsSlot,
  latestApplicationsSlot,
  noShowsSlot,
  promptsSlot,
  replyTimesSlot,
} from '@lunchpail/contracts/engagement/slots'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'
import {
  applicationPage,
  applicationsPage,
  appliesPage,
  checkInsPage,
  deskPage,
  doorPage,
  editEventPage,
  feedbackPage,
  inboxPage,
  interviewsPage,
  newEventPage,
  schedulePage,
  statsPage,
  withdrawPage,
} from '@lunchpail/contracts/engagement/pages'

/** The pages of events, programs, kiosks, posters and referrals. */
const gatheringRoutes: MicrofrontendManifest['routes'] = [
  { path: pages.eventsPage.path, lazy: () => import('./events/events.screen.tsx') },
  { path: pages.eventPage.path, lazy: () => import('./events/event.screen.tsx') },
  { path: pages.programPage.path, lazy: () => import('./events/event.screen.tsx') },
  { path: pages.eventRegisterPage.path, lazy: () => import('./events/register.screen.tsx') },
  { path: pages.programRegisterPage.path, lazy: () => import('./events/register.screen.tsx') },
  { path: pages.eventPosterPage.path, lazy: () => import('./events/poster.screen.tsx') },
  { path: pages.eventKioskPage.path, lazy: () => import('./events/kiosk.screen.tsx') },
  { path: pages.referralPage.path, lazy: () => import('./referrals/referral.screen.tsx') },
]

export const manifest: MicrofrontendManifest = {
  name: 'engagement',
  hostApi: 1,
  routes: [
    { path: applicationsPage.path, lazy: () => import('./applications/applications.screen.tsx') },
    { path: applicationPage.path, lazy: () => import('./applications/application.screen.tsx') },
    { path: inboxPage.path, lazy: () => import('./messages/inbox.screen.tsx') },
    ...gatheringRoutes,
    { path: withdrawPage.path, lazy: () => import('./applications/withdraw.screen.tsx') },
    { path: feedbackPage.path, lazy: () => import('./interviews/feedback.screen.tsx') },
    { path: schedulePage.path, lazy: () => import('./interviews/schedule.screen.tsx') },
    { path: deskPage.path, lazy: () => import('./desk/desk.screen.tsx') },
    { path: appliesPage.path, lazy: () => import('./applicants/applicants.screen.tsx') },
    { path: interviewsPage.path, lazy: () => import('./calendar/interviews.screen.tsx') },
    { path: checkInsPage.path, lazy: () => import('./check-ins/check-ins.screen.tsx') },
    { path: newEventPage.path, lazy: () => import('./check-ins/event-form.screen.tsx') },
    { path: doorPage.path, lazy: () => import('./check-ins/door.screen.tsx') },
    { path: editEventPage.path, lazy: () => import('./check-ins/event-form.screen.tsx') },
    { path: statsPage.path, lazy: () => import('./stats/stats.screen.tsx') },
  ],
  containers: { 'withdraw-main': withdrawPage.path },
  nav: [
    {
      page: applicationsPage.path,
      label: { en: 'My applications', es: 'Mis solicitudes' },
      icon: 'clipboard',
      signedIn: true,
    },
    {
      page: deskPage.path,
      label: { en: 'Hiring desk', es: 'Contratación' },
      icon: 'clipboard',
      signedIn: true,
      employers: true,
    },
  ],
  slots: {
    [latestApplicationsSlot.name]: provideSlot(
      latestApplicationsSlot,
      () => import('./applications/latest-applications.slot.tsx'),
    ),
    [emailSettingsSlot.name]: provideSlot(emailSettingsSlot, () => import('./desk/email-settings.slot.tsx')),
    [noShowsSlot.name]: provideSlot(noShowsSlot, () => import('./interviews/no-shows.slot.tsx')),
    [promptsSlot.name]: provideSlot(promptsSlot, () => import('./prompts/prompts.slot.tsx')),
    [replyTimesSlot.name]: provideSlot(replyTimesSlot, () => import('./applications/reply-times.slot.tsx')),
  },
}
