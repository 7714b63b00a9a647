import * as pages from '@lunchpail/contracts/engagement/gathering-pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

/** The pages of events, programs, kiosks, posters and referrals, for `manifest.tsx`. */
export const gatheringRoutes: MicrofrontendManifest['routes'] = [
  { path: pages.eventsPage.path, lazy: () => import('./events/events.screen.tsx') },
  { path: pages.eventPage.path, lazy: () => import('./events/event.screen.tsx') },
  { path: pages.programPage.path, lazy: () => import('./events/event.screen.tsx') },
  { path: pages.eventRegisterPage.path, lazy: () => import('./events/register.screen.tsx') },
  { path: pages.programRegisterPage.path, lazy: () => import('./events/register.screen.tsx') },
  { path: pages.eventPosterPage.path, lazy: () => import('./events/poster.screen.tsx') },
  { path: pages.eventKioskPage.path, lazy: () => import('./events/kiosk.screen.tsx') },
  { path: pages.referralPage.path, lazy: () => import('./referrals/referral.screen.tsx') },
]
