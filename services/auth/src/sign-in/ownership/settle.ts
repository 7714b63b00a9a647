import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { outcomeOfProof, type Way } from '../../accounts/ownership.ts'
import { noReset } from '../../accounts/former-password.ts'
import { barOf } from '../../accounts/barred-contacts.ts'
import { findClaim, markReleased, sameContactOf } from './claims.ts'
import { keepIdentity } from './keep-identity.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { opensBy, proofOf } from './own-contact.ts'
import { releaseContact } from './release-contact.ts'
import { publishMemberAgain, type About } from '../../accounts/set-member.ts'
import { takeAccount } from './take-account.ts'

interface Answer {
  readonly token: string
  readonly device: string
  readonly mine: boolean
}

/** `ended`: sessions that are over. `released`: the contact that no account has now. */
export type Settled =
  | { readonly account: Account; readonly ended: readonly string[] }
  | { readonly from: string; readonly released: string }

/**
 * What whoever proved a contact says of the account that it is in. It is looked at again: who proved another contact
 * meanwhile owns the account (`conflict`), and a contact that changed hands is no longer proven (`claim-expired`).
 */
export async function settleClaim(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret' | 'secrets'>,
  { mine, ...shown }: Answer,
  about: About,
): Promise<Settled> {
  const found = await findClaim(tx, shown, about.at)
  const before = await lockAccount(tx, found.accountId)
  // once: another answer may have been given while this one waited
  const claim = await findClaim(tx, shown, about.at)
  const same = before && sameContactOf(deps, before, claim)
  if (!before || !same) return refuse('claim-expired')
  const outcome = outcomeOfProof(before, { contact: same.kind, way: claim.way as Way, holds: true })
  // the same contact was proven since, and needs no claim
  if (outcome === 'kept') return refuse('claim-expired')
  if (!mine) {
    await markReleased(tx, claim, about.at)
    await releaseContact(tx, deps, before, same.kind, about)
    return { from: before.id, released: same.value }
  }
  if (outcome === 'foreign') return refuse('conflict')
  const bar = await barOf(tx, deps, same, { at: about.at, suspended: before })
  const columns = {
    ...proofOf(same.kind, about.at),
    ...bar,
    ...opensBy(same.kind),
    ...(claim.passwordHash !== null && { passwordHash: claim.passwordHash, ...noReset }),
  }
  const { account, ended } = await takeAccount(tx, deps, before, { contact: same.kind, columns }, about)
  if (bar.suspendedUntil) await publishMemberAgain(tx, before.id, about)
  const { issuer, subject } = claim
  if (
    issuer !== null &&
    subject !== null &&
    !(await keepIdentity(tx, account, { issuer, subject }, about.at))
  )
    return refuse('claim-expired')
  return { account, ended }
}
