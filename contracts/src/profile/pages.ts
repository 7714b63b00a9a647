import { page } from '../page.ts'

/** Its sections are hash routes: `#info`, `#history`. 2 §2. */
export const profilePage = page({
  name: 'profile.profile',
  owner: 'profile',
  path: '/profile',
  signedIn: true,
  candidates: true,
})
/** Where the link of a request for a reference leads. Its secret is in the fragment, which browsers send nowhere. */
export const referencePage = page({ name: 'profile.reference', owner: 'profile', path: '/reference' })
export const preferencesPage = page({
  name: 'profile.preferences',
  owner: 'profile',
  path: '/preferences',
  signedIn: true,
  candidates: true,
})

/** Questions to answer. `p` names positions whose companies ask theirs too. */
export const questionsPage = page({
  name: 'profile.questions',
  owner: 'profile',
  path: '/u/questions',
  signedIn: true,
  candidates: true,
})
export const questionsAddress = (positions: string): string =>
  `${questionsPage.path}/${positions === '' ? '' : `?p=${positions}`}`

/** One of them, by its hash or id. A link that was sent has its secret in the fragment, which browsers send nowhere. */
export const questionPage = page({
  name: 'profile.question',
  owner: 'profile',
  path: '/u/questions/:id',
  candidates: true,
})
export const questionAddress = (hash: string, positions = ''): string =>
  `${questionsPage.path}/${hash}/${positions === '' ? '' : `?p=${positions}`}`
