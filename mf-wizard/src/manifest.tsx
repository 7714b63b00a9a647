import { startPage } from '@lunchpail/contracts/wizard/pages'
import {
  draftNoticeSlot,
  dropOffSlot,
  equalOpportunityExportSlot,
  sentApplicationSlot,
  stepSlot,
} from '@lunchpail/contracts/wizard/slots'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'

export const manifest: MicrofrontendManifest = {
  name: 'wizard',
  hostApi: 1,
  routes: [{ path: startPage.path, lazy: () => import('./screens/start/start.screen.tsx') }],
  nav: [],
  slots: {
    [draftNoticeSlot.name]: provideSlot(draftNoticeSlot, () => import('./slots/draft-notice.slot.tsx')),
    [sentApplicationSlot.name]: provideSlot(
      sentApplicationSlot,
      () => import('./slots/sent-application.slot.tsx'),
    ),
    [equalOpportunityExportSlot.name]: provideSlot(
      equalOpportunityExportSlot,
      () => import('./slots/equal-opportunity-export.slot.tsx'),
    ),
    [dropOffSlot.name]: provideSlot(dropOffSlot, () => import('./slots/drop-off.slot.tsx')),
    [stepSlot.name]: provideSlot(stepSlot, () => import('./slots/step.slot.tsx')),
  },
}
