import {
  preferencesPage,
  profilePage,
  questionPage,
  questionsPage,
  referencePage,
} from '@lunchpail/contracts/profile/pages'
import {
  autoApplySlot,
  changePhoneSlot,
  jobAlertsSlot,
  locationSlot,
  moveDateSlot,
  preferencesFilterSlot,
  preferencesSlot,
} from '@lunchpail/contracts/profile/slots'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'

export const manifest: MicrofrontendManifest = {
  name: 'profile',
  hostApi: 1,
  routes: [
    { path: profilePage.path, lazy: () => import('./profile/profile.screen.tsx') },
    { path: referencePage.path, lazy: () => import('./references/reference.screen.tsx') },
    { path: questionsPage.path, lazy: () => import('./questions/questions.screen.tsx') },
    { path: questionPage.path, lazy: () => import('./questions/question.screen.tsx') },
    { path: preferencesPage.path, lazy: () => import('./preferences/preferences.screen.tsx') },
  ],
  nav: [{ page: profilePage.path, label: { en: 'Profile', es: 'Perfil' }, icon: 'user', signedIn: true }],
  slots: {
    [autoApplySlot.name]: provideSlot(autoApplySlot, () => import('./preferences/auto-apply.slot.tsx')),
    [changePhoneSlot.name]: provideSlot(changePhoneSlot, () => import('./phone/change-phone.slot.tsx')),
    [jobAlertsSlot.name]: provideSlot(jobAlertsSlot, () => import('./alerts/job-alerts.slot.tsx')),
    [locationSlot.name]: provideSlot(locationSlot, () => import('./relocation/location.slot.tsx')),
    [moveDateSlot.name]: provideSlot(moveDateSlot, () => import('./relocation/move-date.slot.tsx')),
    [preferencesSlot.name]: provideSlot(preferencesSlot, () => import('./preferences/preferences.slot.tsx')),
    [preferencesFilterSlot.name]: provideSlot(
      preferencesFilterSlot,
      () => import('./preferences/preferences-filter.slot.tsx'),
    ),
  },
}
