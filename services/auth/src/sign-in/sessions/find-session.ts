// SQL by hand: one statement where Prisma needs two, as every gateway asks for the session of each person four times a minute.
import { columnOf } from '@lunchpail/kit-database/column-of'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { Prisma, type Account, type Session } from '../../../generated/client.ts'

const columns = (table: string, fields: object): string[] =>
  Object.keys(fields).map((name) => `${table}.${columnOf(name)} as "${table}.${name}"`)

const select = `select ${[
  ...columns('session', Prisma.SessionScalarFieldEnum),
  ...columns('account', Prisma.AccountScalarFieldEnum),
].join(', ')} from session join account on account.id = session.account_id where session.token_hash = $1`

const fieldsOf = (row: Readonly<Record<string, unknown>>, table: string): unknown =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith(`${table}.`) ? [[name.slice(table.length + 1), value]] : [],
    ),
  )

/** The session of a cookie, by its hash, with its account. */
export async function findSessionOf(
  on: Transaction,
  tokenHash: Uint8Array,
): Promise<(Session & { readonly account: Account }) | null> {
  const [row] = await on.$queryRawUnsafe<Record<string, unknown>[]>(select, Buffer.from(tokenHash))
  if (!row) return null
  return { ...(fieldsOf(row, 'session') as Session), account: fieldsOf(row, 'account') as Account }
}
