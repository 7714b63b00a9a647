import {
  accountChanged,
  credentialsChanged,
  phoneLookedUp,
  type credentials,
} from '@lunchpail/contracts/auth/events'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isOwned } from './code-contact.ts'
import { enqueueLookup } from './enqueue-lookup.ts'
import { writtenTo } from './ownership.ts'
import { accountStateOf, hideContact } from './account-state.ts'

export interface AccountChange {
  readonly before: Account
  readonly account: Account
  /** what the person signs in by, where it is another now: the address before gets word of it */
  readonly changed: readonly (typeof credentials)[number][]
}

interface About {
  readonly at: Date
  readonly traceparent: string | undefined
}
const aboutOf = ({ id }: Account, { at, traceparent }: About) => ({
  at,
  subject: id,
  traceparent,
})

/** Publishes an account that was changed, in the transaction of the change. */
export async function publishAccount(
  tx: Transaction,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  { before, account, changed }: AccountChange,
  about: About,
): Promise<void> {
  await emitAccount(tx, deps, accountChanged, account, about)
  if (changed.length > 0) await publishCredentials(tx, deps, { before, changed }, about)
}

/** Publishes an account whose number takes no texts, in the transaction that stores so. */
export const publishLookup = (
  tx: Transaction,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  account: Account,
  at: Date,
): Promise<void> => emitAccount(tx, deps, phoneLookedUp, account, { at, traceparent: undefined })

async function emitAccount(
  tx: Transaction,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  event: typeof accountChanged | typeof phoneLookedUp,
  account: Account,
  about: About,
): Promise<void> {
  const hidden = await hideContact(deps, account)
  await emit(tx, event, { things: [accountStateOf(account, hidden)] }, aboutOf(account, about))
  await enqueueLookup(tx, account)
}

/** Another number in place of one that its person had proven. */
export const changedPhone = (before: Account, phone: string | null): readonly ['phone'] | readonly [] =>
  before.phoneVerifiedAt !== null && phone !== before.phone ? ['phone'] : []

/**
 * The owned number that word of a change goes to by text: one that was replaced, whose owner hears of it in no other way, or
 * where the account has no email that its person has proven.
 */
const textedTo = (before: Account, changed: AccountChange['changed']): string | null =>
  isOwned(before, 'phone') && (changed.includes('phone') || before.emailVerifiedAt === null)
    ? before.phone
    : null

/** Has the address and the number before told that what the person signs in by was changed, where they may be. */
export async function publishCredentials(
  tx: Transaction,
  { seal }: Pick<Deps, 'seal'>,
  { before, changed }: Pick<AccountChange, 'before' | 'changed'>,
  about: About,
): Promise<void> {
  const email = writtenTo(before)
  const phone = textedTo(before, changed)
  if (email === null && phone === null) return
  const proven = email !== null && before.emailVerifiedAt !== null
  await emit(
    tx,
    credentialsChanged,
    {
      account_id: before.id,
      changed: [...changed],
      language: before.language as Language,
      sealed_address: await seal({ email: email ?? '', proven, ...(phone !== null && { phone }) }),
    },
    aboutOf(before, about),
  )
}
