import { countSuggestions } from '@lunchpail/contracts/matches/api'
import { matchesPage, savedPage } from '@lunchpail/contracts/matches/pages'
import {
  oneMoreSlot,
  preferenceCostsSlot,
  saveJobSlot,
  suggestionsSlot,
  whyNotSlot,
} from '@lunchpail/contracts/matches/slots'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'

export const manifest: MicrofrontendManifest = {
  name: 'matches',
  hostApi: 1,
  routes: [
    { path: matchesPage.path, lazy: () => import('./deck/matches.screen.tsx') },
    { path: savedPage.path, lazy: () => import('./saved/saved.screen.tsx') },
  ],
  nav: [
    {
      page: matchesPage.path,
      label: { en: 'Matches', es: 'Para ti' },
      icon: 'heart',
      signedIn: true,
      badge: countSuggestions.path,
    },
  ],
  slots: {
    [oneMoreSlot.name]: provideSlot(oneMoreSlot, () => import('./offers/one-more.slot.tsx')),
    [preferenceCostsSlot.name]: provideSlot(
      preferenceCostsSlot,
      () => import('./why/preference-costs.slot.tsx'),
    ),
    [saveJobSlot.name]: provideSlot(saveJobSlot, () => import('./saved/save-job.slot.tsx')),
    [suggestionsSlot.name]: provideSlot(suggestionsSlot, () => import('./offers/suggestions.slot.tsx')),
    [whyNotSlot.name]: provideSlot(whyNotSlot, () => import('./why/why-not.slot.tsx')),
  },
}
