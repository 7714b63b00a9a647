// SQL by hand: each sign-in comes here, and asks for its account and its browser at once.
import { type Handle, handleError, readHandle } from '@lunchpail/contracts/auth/fields'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Request } from '@lunchpail/kit-service/route'
import { accountColumns, selectAccountOf } from '../../accounts/account-rows.ts'
import type { Account } from '../../database.ts'
import type { Deps, RawSql } from '../../deps.ts'
import { deviceNamesOf, knownOn } from './known-devices.ts'

interface HandleFields {
  readonly handle?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** The handle of a body, refused at the field that has it. */
export function handleOf(body: HandleFields): Handle {
  const fields = (['handle', 'email', 'phone'] as const).filter((name) => typeof body[name] === 'string')
  const field = fields.find((name) => body[name] !== '') ?? fields[0] ?? 'handle'
  const typed = body[field] ?? ''
  return (
    readHandle(typed) ??
    refuse('invalid', { fieldErrors: { [field]: handleError(typed) ?? 'account.handle-invalid' } })
  )
}

/** By which an account is called where no handle was typed; an account may have lost both. */
export const handleOfAccount = ({ email, phone }: Pick<Account, 'email' | 'phone'>): Handle =>
  email === null ? { kind: 'phone', value: phone ?? '' } : { kind: 'email', value: email }

/** Whose rows are asked for where a handle is unknown: the answer takes the same time. */
export const noAccountId = '00000000-0000-0000-0000-000000000000'

export const findAccount = async ({ statements }: RawSql, handle: Handle): Promise<Account | null> =>
  (await selectAccountOf(statements, handle)) ?? null

const withBrowser = (column: Handle['kind']): string =>
  `select ${accountColumns}, ${knownOn(`coalesce(account.id, '${noAccountId}')`, '$2')}
    from (select) as one left join account on account.${column} = $1`

const byHandle = { email: withBrowser('email'), phone: withBrowser('phone') }

/** With whether it was logged in to on this browser, which is asked for an unknown handle, too. */
export async function findAccountAndBrowser(
  { rawSql, secrets }: Pick<Deps, 'rawSql' | 'secrets'>,
  { kind, value }: Handle,
  browser: Pick<Request, 'scope' | 'earlierScopes'>,
): Promise<{ readonly account: Account | null; readonly known: boolean }> {
  const [{ known, ...account }] = await rawSql.statements.$queryRawUnsafe<[Account & { known: boolean }]>(
    byHandle[kind],
    value,
    deviceNamesOf(secrets, browser),
  )
  return { account: account.id === null ? null : account, known }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** As an operator names it: by its id or its email. */
export function accountWhere(idOrEmail: string): { readonly id: string } | { readonly email: string } {
  const wanted = idOrEmail.trim().toLowerCase()
  return uuid.test(wanted) ? { id: wanted } : { email: wanted }
}
