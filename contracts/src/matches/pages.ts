import { page } from '../page.ts'

export const matchesPage = page({
  name: 'matches.matches',
  owner: 'matches',
  path: '/matches',
  signedIn: true,
  candidates: true,
})
