import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isShut } from '../domain/code-contact.ts'
import { sameContactOf } from './claims.ts'

/**
 * The contact that a code or link proves as it comes back; undefined where the account has another by now, or opens by none
 * such. What it comes to is for ownContact to say.
 */
export function contactOfSecret(
  deps: Pick<Deps, 'secrets'>,
  account: Account,
  secret: { readonly channel: string; readonly contact: string },
) {
  const kind = sameContactOf(deps, account, secret)?.kind
  return kind === 'phone' && isShut(account) ? undefined : kind
}
