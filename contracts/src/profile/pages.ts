import { page } from '../page.ts'

/** Its sections are hash routes: `#info`, `#history`. 2 §2. */
export const profilePage = page({
  name: 'profile.profile',
  owner: 'profile',
  path: '/profile',
  signedIn: true,
  candidates: true,
})
/** PR-11: where the link of a request for a reference leads. Its secret is in the fragment, which browsers send nowhere. */
export const referencePage = page({ name: 'profile.reference', owner: 'profile', path: '/reference' })
export const preferencesPage = page({
  name: 'profile.preferences',
  owner: 'profile',
  path: '/preferences',
  signedIn: true,
  candidates: true,
})
