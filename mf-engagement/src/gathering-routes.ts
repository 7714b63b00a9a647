import * as pages from '@lunchpail/contracts/engagement/gathering-pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

/** The pages of events, programs, kiosks, posters and referrals, for `manifest.tsx`. */
export const gatheringRoutes: MicrofrontendManifest['routes'] = [
  { path: pages.eventsPage.path, lazy: () => import('./screens/events/events.screen.tsx') },
  { path: pages.eventPage.path, lazy: () => import('./screens/event/event.screen.tsx') },
  { path: pages.programPage.path, lazy: () => import('./screens/event/event.screen.tsx') },
  { path: pages.eventRegisterPage.path, lazy: () => import('./screens/register/register.screen.tsx') },
  { path: pages.programRegisterPage.path, lazy: () => import('./screens/register/register.screen.tsx') },
  { path: pages.eventPosterPage.path, lazy: () => import('./screens/poster/poster.screen.tsx') },
  { path: pages.eventKioskPage.path, lazy: () => import('./screens/kiosk/kiosk.screen.tsx') },
  { path: pages.referralPage.path, lazy: () => import('./screens/referral/referral.screen.tsx') },
]
