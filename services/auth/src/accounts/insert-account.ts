// SQL by hand: Prisma compiles what skips duplicates anew each time, which took two of the milliseconds of a sign-up.
import { Prisma, type Account } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/** Every column is called as its field, in snake case. */
export const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const returned = Object.keys(Prisma.AccountScalarFieldEnum)
  .map((field) => `${columnOf(field)} as "${field}"`)
  .join(', ')

/** Makes an account; undefined where another one has its email or phone. */
export async function insertAccount(
  tx: Tx,
  data: Omit<Prisma.AccountCreateManyInput, 'earlierPasswordHashes'>,
): Promise<Account | undefined> {
  const given = Object.entries(data).filter(([, value]) => value !== undefined)
  const columns = given.map(([field]) => columnOf(field)).join(', ')
  const places = given.map(([field], index) => `$${index + 1}${field === 'utm' ? '::jsonb' : ''}`).join(', ')
  const values = given.map(([field, value]) => (field === 'utm' ? JSON.stringify(value) : value))
  const text = `insert into account (${columns}) values (${places}) on conflict do nothing returning ${returned}`
  const [account] = await tx.$queryRawUnsafe<Account[]>(text, ...values)
  return account
}
