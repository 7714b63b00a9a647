// SQL by hand: each message reads the contact, and Prisma took longer for it than PostgreSQL (docs/decisions/13).
import { columnsAsFields } from '@lunchpail/kit-database/column-of'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { Prisma, type Contact } from '../../generated/client.ts'

const select = `select ${columnsAsFields(Prisma.ContactScalarFieldEnum)} from contact where account_id = $1::uuid`

export async function findContact(
  on: Pick<Transaction, '$queryRawUnsafe'>,
  accountId: string,
): Promise<Contact | undefined> {
  const [row] = await on.$queryRawUnsafe<(Omit<Contact, 'epoch'> & { epoch: string })[]>(select, accountId)
  return row && { ...row, epoch: BigInt(row.epoch) }
}
