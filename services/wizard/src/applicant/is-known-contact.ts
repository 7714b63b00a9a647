// SQL by hand: each save of a contact that the account has not asks it, in the save that runs without Prisma.
import type { Transaction } from '@lunchpail/kit-database/transaction'

const statements = Object.fromEntries(
  ['email', 'phone'].map((kind) => [
    kind,
    `select exists (select from known_contact where ${kind}_hash = any($1::text[]) and account_id <> $2::uuid) as known`,
  ]),
) as Readonly<Record<'email' | 'phone', string>>

/** Whether a contact, by its hashes, is another account's. */
export async function isKnownContact(
  on: Transaction,
  kind: 'email' | 'phone',
  hashes: readonly string[],
  accountId: string,
): Promise<boolean> {
  const [row] = await on.$queryRawUnsafe<{ known: boolean }[]>(statements[kind], hashes, accountId)
  return row!.known
}
