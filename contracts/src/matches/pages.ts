import { page } from '../page.ts'

export const matchesPage = page({
  name: 'matches.matches',
  owner: 'matches',
  path: '/matches',
  signedIn: true,
  candidates: true,
})

/** For visitors too, whose saved jobs the device keeps. */
export const savedPage = page({
  name: 'matches.saved',
  owner: 'matches',
  path: '/saved',
  candidates: true,
})
