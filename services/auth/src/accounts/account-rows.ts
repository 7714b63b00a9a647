// SQL by hand: Prisma compiles what skips duplicates anew each time, which took two of the milliseconds of a sign-up; and what an
// application tells of a person is taken without Prisma, as are each sign-in and code.
import type { Handle } from '@lunchpail/contracts/auth/fields'
import { columnOf, columnsAsFields } from '@lunchpail/kit-database/column-of'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { Prisma, type Account } from '../../generated/client.ts'

export const accountColumns = columnsAsFields(Prisma.AccountScalarFieldEnum)

/** Makes an account; undefined where another one has its email or phone. */
export async function insertAccount(
  tx: Transaction,
  data: Omit<Prisma.AccountCreateManyInput, 'earlierPasswordHashes'>,
): Promise<Account | undefined> {
  const { columns, values } = given(data, 0)
  const [names, places] = [columns.map(([name]) => name), columns.map(([, place]) => place)]
  const text = `insert into account (${names.join(', ')}) values (${places.join(', ')})
    on conflict do nothing returning ${accountColumns}`
  const [account] = await tx.$queryRawUnsafe<Account[]>(text, ...values)
  return account
}

/** The columns that are given, each with its placeholder after so many. */
function given(data: object, before: number) {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined)
  return {
    columns: fields.map(
      ([field], index) =>
        [columnOf(field), `$${before + index + 1}${field === 'utm' ? '::jsonb' : ''}`] as const,
    ),
    values: fields.map(([field, value]: [string, unknown]) =>
      value instanceof Date ? value.toISOString() : field === 'utm' ? JSON.stringify(value) : value,
    ),
  }
}

export const selectAccount = async (tx: Transaction, id: string): Promise<Account | undefined> =>
  (await tx.$queryRawUnsafe<Account[]>(`select ${accountColumns} from account where id = $1::uuid`, id))[0]

const byHandle = {
  email: `select ${accountColumns} from account where email = $1`,
  phone: `select ${accountColumns} from account where phone = $1`,
}

export const selectAccountOf = async (
  on: Transaction,
  { kind, value }: Handle,
): Promise<Account | undefined> => (await on.$queryRawUnsafe<Account[]>(byHandle[kind], value))[0]

/** Changes an account that is of this version still; undefined where it is not. */
export async function updateAccount(
  tx: Transaction,
  { id, version }: Pick<Account, 'id' | 'version'>,
  data: Partial<Omit<Account, 'id' | 'version' | 'utm' | 'earlierPasswordHashes'>>,
): Promise<Account | undefined> {
  const { columns, values } = given(data, 2)
  const text = `update account set version = version + 1, ${columns.map((pair) => pair.join(' = ')).join(', ')}
    where id = $1::uuid and version = $2::int returning ${accountColumns}`
  const [account] = await tx.$queryRawUnsafe<Account[]>(text, id, version, ...values)
  return account
}

const typeOf = {
  phone: `update account set phone_type = $3, version = version + $4::int where id = $1::uuid and phone = $2 returning ${accountColumns}`,
  wantedPhone: `update account set wanted_phone_type = $3, version = version + $4::int
    where id = $1::uuid and wanted_phone = $2 returning ${accountColumns}`,
}

/**
 * Of a number that was looked up, where the account has it still. A version that is not published would be waited for without end
 * by messages that were asked for at it.
 */
export const setPhoneType = async (
  tx: Transaction,
  id: string,
  of: {
    readonly column: keyof typeof typeOf
    readonly number: string
    readonly type: string
    readonly isPublished: boolean
  },
): Promise<Account | undefined> =>
  (await tx.$queryRawUnsafe<Account[]>(typeOf[of.column], id, of.number, of.type, of.isPublished ? 1 : 0))[0]
