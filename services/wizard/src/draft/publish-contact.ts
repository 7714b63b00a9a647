import type { Application } from '@lunchpail/contracts/wizard/application'
import { contactSaved } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { CallerAccount } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { newContact } from './typed-contact.ts'
import type { TakenContact } from './find-taken-contact.ts'

interface Saving {
  readonly account: CallerAccount
  /** as the save carried it */
  readonly typed: Application
  /** what of it auth is not told */
  readonly unshared: TakenContact['unshared']
  /** the draft before */
  readonly stored: Application | null
  readonly at: Date
  readonly traceparent: string | undefined
}

/** Publishes for auth what the person typed of their contact and the account has not, in the transaction of the save. */
export async function publishContact(
  tx: Transaction,
  { contactSecret }: Pick<Deps, 'contactSecret'>,
  { account, typed, unshared, stored, at, traceparent }: Saving,
): Promise<void> {
  const shared = { ...typed, ...Object.fromEntries(unshared.map((kind) => [kind, undefined])) }
  const contact = newContact(shared, stored, account.person)
  if (!contact) return
  await emit(
    tx,
    contactSaved,
    {
      account_id: account.id,
      saved_at: at.toISOString(),
      sealed_contact: await contactSecret.seal(contact),
    },
    { at, subject: account.id, traceparent },
  )
}
