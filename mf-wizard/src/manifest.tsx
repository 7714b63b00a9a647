import { startPage } from '@lunchpail/contracts/wizard/pages'
import {
  draftNoticeSlot,
  dropOffSlot,
  equalOpportunityExportSlot,
  ownSentApplicationSlot,
  sentApplicationSlot,
  stepSlot,
} from '@lunchpail/contracts/wizard/slots'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'

export const manifest: MicrofrontendManifest = {
  name: 'wizard',
  hostApi: 1,
  routes: [{ path: startPage.path, lazy: () => import('./start/start.screen.tsx') }],
  nav: [],
  slots: {
    [draftNoticeSlot.name]: provideSlot(draftNoticeSlot, () => import('./draft/draft-notice.slot.tsx')),
    [sentApplicationSlot.name]: provideSlot(
      sentApplicationSlot,
      () => import('./sent-application/sent-application.slot.tsx'),
    ),
    [ownSentApplicationSlot.name]: provideSlot(
      ownSentApplicationSlot,
      () => import('./sent-application/own-sent-application.slot.tsx'),
    ),
    [equalOpportunityExportSlot.name]: provideSlot(
      equalOpportunityExportSlot,
      () => import('./sent-application/equal-opportunity-export.slot.tsx'),
    ),
    [dropOffSlot.name]: provideSlot(dropOffSlot, () => import('./sent-application/drop-off.slot.tsx')),
    [stepSlot.name]: provideSlot(stepSlot, () => import('./single-step/step.slot.tsx')),
  },
}
