import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/** Sign-up and login in place, for a page that needs a signed-in person. Done once the session exists. */
export const entrySlot = slot({
  name: 'auth.entry.v1',
  provider: 'auth',
  summary: 'Sign up or log in without leaving the page.',
  props: z.object({
    /** which form shows first; left out: login for a known handle or on a browser that logged in before, else sign-up */
    start: z.optional(z.enum(['sign-up', 'login'])),
    /** prefills the login's handle */
    handle: z.optional(z.string()),
    /** true: the account type is not asked */
    candidate: z._default(z.boolean(), false),
  }),
  outcome: z.object({ signedIn: z.literal(true) }),
})

/** The password entry of the review page, for an account that has none yet. */
export const setPasswordSlot = slot({
  name: 'auth.set-password.v1',
  provider: 'auth',
  summary: 'Set the first password of the signed-in account.',
  props: z.object({}),
  outcome: z.object({ set: z.literal(true) }),
})

/** My Account in a dialog: names, phone, email, password (AU-27). Shows nothing while `open` is false. */
export const accountSlot = slot({
  name: 'auth.account.v1',
  provider: 'auth',
  summary: 'Edit the signed-in account in a dialog.',
  props: z.object({ open: z.boolean() }),
  /** `saved` false: closed without a change */
  outcome: z.object({ saved: z.boolean() }),
})
