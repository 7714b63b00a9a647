import { milestonesPage } from '@lunchpail/contracts/milestones/pages'
import { peopleSlot } from '@lunchpail/contracts/milestones/slots'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'

export const manifest: MicrofrontendManifest = {
  name: 'milestones',
  hostApi: 1,
  routes: [{ path: milestonesPage.path, lazy: () => import('./milestones/milestones.screen.tsx') }],
  nav: [],
  slots: { [peopleSlot.name]: provideSlot(peopleSlot, () => import('./milestones/people.slot.tsx')) },
}
