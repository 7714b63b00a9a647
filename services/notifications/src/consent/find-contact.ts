// SQL by hand: each message reads the contact, and Prisma took longer for it than PostgreSQL (docs/decisions/13).
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { Prisma, type Contact } from '../../generated/client.ts'

/** Every column is called as its field, in snake case. */
export const columns = (fields: object): string =>
  Object.keys(fields)
    .map((field) => `${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${field}"`)
    .join(', ')

const select = `select ${columns(Prisma.ContactScalarFieldEnum)} from contact where account_id = $1::uuid`

export async function findContact(
  on: Pick<Transaction, '$queryRawUnsafe'>,
  accountId: string,
): Promise<Contact | undefined> {
  const [row] = await on.$queryRawUnsafe<(Omit<Contact, 'epoch'> & { epoch: string })[]>(select, accountId)
  return row && { ...row, epoch: BigInt(row.epoch) }
}
