import * as z from 'zod/mini'
import { email, personName, phone } from '@lunchpail/contracts/auth/fields'
import { fullNameError } from '@lunchpail/contracts/auth/name-rules'
import { contactSaved, savedContact } from '@lunchpail/contracts/wizard/events'
import { sqlReaction } from '@lunchpail/kit-events/subscription'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { publishAccount } from '../accounts/publish-account.ts'
import { mayChangeElsewhere } from '../sign-in/second-factor/second-factor.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { contactColumns, type NewContact, wantedConsentColumns } from '../accounts/contact-columns.ts'
import { selectAccount, updateAccount } from '../accounts/account-rows.ts'
import { findTakenHandles } from '../accounts/find-taken-handles.ts'

type Typed = z.output<typeof savedContact>

/**
 * Gives the account what its person typed into an application, by the rules of My Account: another email needs the current
 * password, which no application carries. What was proven by a code stays, and what another account has is left out. The
 * account wins where it was changed later.
 */
export const onContactSaved = (deps: Pick<Deps, 'seal' | 'contactSecret' | 'updateTabs'>) =>
  sqlReaction(
    contactSaved,
    { from: 'new' },
    async (tx, { account_id, saved_at, sealed_contact }, { traceparent }) => {
      const at = new Date(saved_at)
      const typed = savedContact.parse(await deps.contactSecret.open(sealed_contact))
      // asked together: what the account has already is nobody else's
      const [before, taken] = await Promise.all([
        selectAccount(tx, account_id),
        findTakenHandles(tx, handlesOf(typed), account_id),
      ])
      if (!before || before.updatedAt >= at || !mayChangeElsewhere(before)) return undefined
      const given = {
        ...wantedOf(typed, before),
        ...(taken.email && { email: before.email }),
        ...(taken.phone && { phone: before.phone }),
      }
      // The consent is for the phone that was typed; a box that was not ticked takes nothing back.
      const consents = typed.text_consent === true && given.phone === typed.phone
      const contact = { ...given, ...(consents && { text_consent: true }) }
      // or for the one that waits for its code, which the account shows
      const waits = before.wantedPhone !== null && typed.phone === before.wantedPhone
      const waiting = waits && typed.text_consent === true && wantedConsentColumns(true, before, at)
      if (isSame(contact, before) && !waiting) return undefined
      const columns = { ...contactColumns(contact, before, at), ...waiting, updatedAt: at }
      const [account, sessions] = await Promise.all([
        updateAccount(tx, before, columns),
        findOpenSessions(tx, account_id),
      ])
      // it is tried again, on what the account is by then
      if (!account) throw new Error('the account was changed in the meantime')
      const changed = account.email === before.email ? [] : (['email'] as const)
      await publishAccount(tx, deps, { before, account, changed }, { at, traceparent })
      // gateways and tabs of this person cache what was there before
      return () => refreshSessions(deps, sessions)
    },
  )

/** What was typed and may be an account's. */
const handlesOf = (typed: Typed) => ({
  email: z.safeParse(email, typed.email).data ?? null,
  phone: z.safeParse(phone, typed.phone).data ?? null,
})

/** What fits an account, over what it has. */
function wantedOf(typed: Typed, before: Account): NewContact {
  const first = z.safeParse(personName('account.first-name-required'), typed.first_name).data
  const last = z.safeParse(personName('account.last-name-required'), typed.last_name).data
  const mayChangeEmail = before.passwordHash === null && before.emailVerifiedAt === null
  const mayChangePhone = before.phoneVerifiedAt === null
  const typedNames = { first_name: first ?? before.firstName, last_name: last ?? before.lastName }
  const isUsable = fullNameError(typedNames.first_name, typedNames.last_name) === undefined
  return {
    ...(isUsable ? typedNames : { first_name: before.firstName, last_name: before.lastName }),
    email: (mayChangeEmail && handlesOf(typed).email) || before.email,
    phone: (mayChangePhone && handlesOf(typed).phone) || before.phone,
  }
}

const isSame = (contact: NewContact, before: Account): boolean =>
  contact.first_name === before.firstName &&
  contact.last_name === before.lastName &&
  contact.email === before.email &&
  contact.phone === before.phone &&
  (!contact.text_consent || (before.textConsentAt !== null && before.textStoppedAt === null))
