import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { contactColumns, noWantedPhone } from '../accounts/contact-columns.ts'
import { changedPhone, publishAccount } from '../accounts/publish-account.ts'

/**
 * Another number for an account. It is the account's own at once, unproven; one that another account has is kept
 * aside, and moves here once a code proves it.
 */
export async function wantPhone(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  before: Account,
  phone: string,
  about: { readonly at: Date; readonly traceparent: string | undefined },
): Promise<Account> {
  if (phone === (before.wantedPhone ?? before.phone)) return before
  const holder = await tx.account.findUnique({ where: { phone }, select: { id: true } })
  const others = holder !== null && holder.id !== before.id
  const contact = { first_name: before.firstName, last_name: before.lastName, email: before.email }
  const account = await tx.account.update({
    where: { id: before.id },
    data: {
      ...(others ? {} : contactColumns({ ...contact, phone }, before, about.at)),
      ...noWantedPhone,
      ...(others && { wantedPhone: phone }),
      version: { increment: 1 },
      updatedAt: about.at,
    },
  })
  await publishAccount(tx, deps, { before, account, changed: changedPhone(before, account.phone) }, about)
  return account
}
