import { page } from '../page.ts'

/** Its sections are hash routes: `#info`, `#history`. 2 §2. */
export const profilePage = page({
  name: 'profile.profile',
  owner: 'profile',
  path: '/profile',
  signedIn: true,
  candidates: true,
})
export const preferencesPage = page({
  name: 'profile.preferences',
  owner: 'profile',
  path: '/preferences',
  signedIn: true,
  candidates: true,
})
