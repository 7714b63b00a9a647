import type { Account } from '../database.ts'
import { type ContactKind, isOwned, isShut, otherKind } from './code-contact.ts'

/** What opened a session. */
export const openers = ['sign-up', 'password', 'passkey', 'code', 'link', 'company', 'claim'] as const
export type Opener = (typeof openers)[number]

/** What the account's maker has. A session that a proof opened says that a contact was owned, and nothing more. */
const ofItsMaker: readonly (string | null)[] = ['sign-up', 'password', 'passkey'] satisfies Opener[]

/** How a contact is proven: in a session of the account (a code, a company's invite), or to sign in. */
export type Way = 'session' | 'code' | 'link' | 'company'

export interface Proving {
  readonly contact: ContactKind
  readonly way: Way
  /** what opened the session of this account that the browser has; undefined where it has none, null where it is not known */
  readonly openedBy?: string | null | undefined
  /** the account holds something: an application, answers, a company */
  readonly holds: boolean
}

/**
 * What a proof of a contact does.
 *
 * - `kept`: the contact is owned from now on, as it may have been before, and everything else stays.
 * - `taken`: whoever made the account may be another person who knew the contact. It is the prover's, and nothing that
 *   opened it before opens it.
 * - `asked`: the same, once the prover has seen what is in it and said that it is theirs.
 * - `foreign`: another person owns the account by another contact. This one is released, and the prover gets an account of
 *   their own.
 */
export type ProofOutcome = 'kept' | 'taken' | 'asked' | 'foreign'

/**
 * The one rule of who owns an account. An account that was never owned is its maker's and its contacts' owners'
 * alike; whoever proves the first contact from outside decides whose it is.
 */
export function outcomeOfProof(
  account: Parameters<typeof isOwned>[0],
  { contact, way, openedBy, holds }: Proving,
): ProofOutcome {
  const inSession = way === 'session' || (openedBy !== undefined && ofItsMaker.includes(openedBy))
  if (inSession || isOwned(account, contact)) return 'kept'
  // a number that was changed beside a password is its account's, whoever has it, and opens nothing (docs/decisions/88)
  if (isOwned(account, otherKind(contact)) || (contact === 'phone' && isShut(account))) return 'foreign'
  return holds ? 'asked' : 'taken'
}

/** Where an account may be written to by email: nowhere while it has none, or one that another person may have typed. */
export const writtenTo = ({
  email,
  emailQuietAt,
}: Pick<Account, 'email'> & Partial<Pick<Account, 'emailQuietAt'>>): string | null =>
  emailQuietAt ? null : email
