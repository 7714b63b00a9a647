import { page } from '../page.ts'

export const loginPage = page({ name: 'auth.login', owner: 'auth', path: '/login' })
/** Opened by a reset link, whose secret is in the fragment, which browsers send nowhere. */
export const resetPage = page({ name: 'auth.reset', owner: 'auth', path: '/reset' })
/**
 * Whose account is it? For who proved a contact by the company's login; the secret is in the fragment, which browsers send
 * nowhere. `?redirect=` is the page that follows.
 */
export const claimPage = page({ name: 'auth.claim', owner: 'auth', path: '/claim' })
/** `?variant=short` and `?variant=steps` are its other forms. */
export const signUpPage = page({ name: 'auth.sign-up', owner: 'auth', path: '/signup' })
/** What became of an account that its person deleted. The receipt is in the fragment, which browsers send nowhere. */
export const erasedPage = page({ name: 'auth.erased', owner: 'auth', path: '/account/erased' })
/** What stays open to suspended people, who are visitors everywhere else. */
export const suspendedPage = page({ name: 'auth.suspended', owner: 'auth', path: '/account/suspended' })
/** The person's devices and passkeys, and what is kept about them. */
export const accountSettingsPage = page({
  name: 'auth.account-settings',
  owner: 'auth',
  path: '/account/settings',
  signedIn: true,
})
/** How an employer stands with a company: asked to join, waiting for approval, joined. */
export const companyPage = page({
  name: 'auth.company',
  owner: 'auth',
  path: '/portal/company',
  signedIn: true,
})
/** Who works with the company's jobs, under which permission. */
export const managersPage = page({
  name: 'auth.managers',
  owner: 'auth',
  path: '/portal/managers',
  signedIn: true,
})
/** Opened by an invite, whose secret is in the fragment. */
export const invitePage = page({ name: 'auth.invite', owner: 'auth', path: '/invite' })
/** Where the link at the end of an email leads; no session is needed. Its token is in the fragment. */
export const unsubscribePage = page({ name: 'auth.unsubscribe', owner: 'auth', path: '/unsubscribe' })
/**
 * Where the link of an email to an unconfirmed address leads: its reader confirms the address, or says that they are not meant.
 * No session is needed. Its token is in the fragment.
 */
export const reachPage = page({ name: 'auth.reach', owner: 'auth', path: '/confirm-emails' })
