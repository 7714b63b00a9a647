import type { Account, Tx } from '../../database.ts'

/** Whom of a company's provider the account is; false where it is another person's of the provider, or the person has another. */
export async function keepIdentity(
  tx: Tx,
  { id: accountId }: Pick<Account, 'id'>,
  identity: { readonly issuer: string; readonly subject: string },
  createdAt: Date,
): Promise<boolean> {
  const { count } = await tx.linkedIdentity.createMany({
    data: [{ ...identity, accountId, createdAt }],
    skipDuplicates: true,
  })
  return count > 0
}
