import * as z from 'zod/mini'
import { slot } from '../slot.ts'
import { id, line, sentence, url } from '../fields/texts.ts'
import { signUpVariants } from './enumerations.ts'

/** By field of a candidate's sign-up. */
const byContactField = z.object({
  first_name: z.optional(line),
  last_name: z.optional(line),
  email: z.optional(line),
  phone: z.optional(line),
})

const entry = {
  /** which form shows first; left out: login for a known handle or on a browser that logged in before, else sign-up */
  start: z.optional(z.enum(['sign-up', 'login'])),
  /** prefills the login's handle; left out: that of the query parameter `usr` */
  handle: z.optional(line),
  /** true: the account type is not asked */
  candidate: z._default(z.boolean(), false),
  /** which sign-up form; all but `full` are for candidates */
  variant: z._default(z.enum(signUpVariants), 'full'),
  /** of a candidate's sign-up: the phone, the password, or both; left out, what the form asks by itself (2 §2: events) */
  asks: z.optional(z.enum(['both', 'phone', 'password'])),
  /** an address of this site to go to afterwards; left out: the page stays */
  redirect: z.optional(url),
  /** what a resume says, for the fields of a sign-up in which nothing was typed; it may come later than the form */
  known: z.optional(byContactField),
  /** of what is doubted in it, the line that it comes from: the form shows it at the field */
  doubts: z.optional(byContactField),
}

/** Sign-up and login in place, for a page that needs a signed-in person. Done once the session exists. */
export const entrySlot = slot({
  name: 'auth.entry.v1',
  provider: 'auth',
  summary: 'Sign up or log in without leaving the page.',
  props: z.object(entry),
  outcome: z.object({ signedIn: z.literal(true) }),
})

/**
 * The same in a modal dialog over a page that keeps what was typed. Escape, its button and Back close it; where the
 * focus was it is again. Mounted while it is open.
 */
export const entryDialogSlot = slot({
  name: 'auth.entry-dialog.v1',
  provider: 'auth',
  summary: 'Sign up or log in in a dialog over the page.',
  props: z.object(entry),
  /** `signedIn` false: closed without */
  outcome: z.object({ signedIn: z.boolean() }),
})

/**
 * The password entry of the review page, for an account that has none yet. With `form` the page's own button submits the form
 * of that id, and an empty field is no error. `set`: the password is saved. Else `state`: it is being saved, it was refused
 * (the form says why), or none was typed.
 */
export const setPasswordSlot = slot({
  name: 'auth.set-password.v1',
  provider: 'auth',
  summary: 'Set the first password of the signed-in account.',
  props: z.object({ form: z.optional(id) }),
  outcome: z.object({ set: z.boolean(), state: z.optional(z.enum(['saving', 'refused', 'empty'])) }),
})

/**
 * A message to the support in a dialog over the page. Mounted while it is open; Escape, its button and Back
 * close it.
 */
export const supportSlot = slot({
  name: 'auth.support.v1',
  provider: 'auth',
  summary: 'Write to the support in a dialog.',
  props: z.object({
    /** where the answer may go, as far as it is known */
    contact: z._default(line, ''),
  }),
  /** `sent` false: closed without */
  outcome: z.object({ sent: z.boolean() }),
})

/** My Account in a dialog: names, phone, email, password. Shows nothing while `open` is false. */
export const accountSlot = slot({
  name: 'auth.account.v1',
  provider: 'auth',
  summary: 'Edit the signed-in account in a dialog.',
  props: z.object({ open: z.boolean() }),
  /** `saved` false: closed without a change */
  outcome: z.object({ saved: z.boolean() }),
})

/** Confirms the phone of the signed-in account by a code, or changes it. The session tells what became of it. */
export const phoneSlot = slot({
  name: 'auth.phone.v1',
  provider: 'auth',
  summary: 'Confirm the phone of the signed-in account by a code.',
  props: z.object({}),
  outcome: z.object({}),
})

/**
 * Why the phone or the email of the signed-in account has to be confirmed before the account sends messages to others, and the
 * codes that do it. The session tells what became of it.
 */
export const ownContactSlot = slot({
  name: 'auth.own-contact.v1',
  provider: 'auth',
  summary: 'Confirm the phone or the email of the signed-in account, before it writes to others.',
  props: z.object({}),
  outcome: z.object({}),
})

/**
 * Says that messages do not reach the signed-in candidate, and why, with the code that ends it in place. Shows nothing where they
 * do.
 */
export const reachSlot = slot({
  name: 'auth.reach.v1',
  provider: 'auth',
  summary: 'Tells a candidate whom messages do not reach, and asks for the code that ends it.',
  props: z.object({}),
  outcome: z.object({}),
})

/** What an application keeps of a contact, as typed. */
const typedContact = z.object({
  first_name: line,
  last_name: line,
  email: line,
  phone: line,
  text_consent: z.boolean(),
})

/**
 * Names, phone and email of the signed-in account as a step of another page: its own button submits the form with the id
 * `form`. Every outcome holds what is typed. `typed`: a field was left. `saving`, then `saved`, `refused` (the form says
 * why), or `unreachable`: the page keeps it, to be saved later. An email that needs the current password is never that.
 */
export const contactSlot = slot({
  name: 'auth.contact.v1',
  provider: 'auth',
  summary: 'Names, phone and email of the signed-in account, as a step of a page.',
  props: z.object({
    form: id,
    /** what the page keeps of it, over what the account has */
    typed: z._default(z.partial(typedContact), {}),
    /** the page knows that another account has these: the sentence, by field */
    taken: z._default(z.partial(z.object({ email: sentence, phone: sentence })), {}),
  }),
  outcome: z.object({
    state: z.enum(['typed', 'saving', 'saved', 'refused', 'unreachable']),
    contact: typedContact,
  }),
})

/** Above every page of the portal: the company, and the sections that this manager may see. */
export const portalSlot = slot({
  name: 'auth.portal.v1',
  provider: 'auth',
  summary: 'The sections of the portal that the signed-in manager may see.',
  props: z.object({}),
  outcome: z.object({}),
})
