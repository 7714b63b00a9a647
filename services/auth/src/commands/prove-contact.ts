import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { publishAccount } from './publish-account.ts'

type Proof = Partial<Pick<Account, 'emailVerifiedAt' | 'phoneVerifiedAt'>>

/**
 * The columns of a proof. One of a contact that nobody had proven is published: the first makes the account active (2 §4),
 * and messages that wait for it go out (AU-28).
 */
export const proofColumns = <P extends Proof>(before: Account, proof: P) =>
  isNew(before, proof) ? { ...proof, version: { increment: 1 } } : proof

const isNew = (before: Account, { emailVerifiedAt, phoneVerifiedAt }: Proof): boolean =>
  (Boolean(emailVerifiedAt) && before.emailVerifiedAt === null) ||
  (Boolean(phoneVerifiedAt) && before.phoneVerifiedAt === null)

/** In the transaction of the proof, after it. */
export async function publishProof(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  { before, account }: { readonly before: Account; readonly account: Account },
  about: { readonly at: Date; readonly traceparent: string | undefined },
): Promise<void> {
  if (account.version > before.version)
    await publishAccount(tx, deps, { before, account, changed: [] }, about)
}
