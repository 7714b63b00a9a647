// SQL by hand: Prisma's upsert takes one row at a time, and each sign-in keeps two; and each asks for its browser.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Request } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import type { Secrets } from '../secrets.ts'

/** Keyed hash of the browser: `scope` of a request is the same for each request of a signed-out browser. */
export const deviceOf = ({ subjectOf }: Secrets, scope: string): string => subjectOf('device', scope)

/** Whether an account is known on one of these: SQL, of SQL. */
export const knownOn = (accountId: string, devices: string): string =>
  `exists (select from known_device where account_id = ${accountId} and device = any(${devices}::text[])) as known`

const find = `select ${knownOn('$1::uuid', '$2')}`

const isKnown = async ({ statements }: Deps['rawSql'], accountId: string, devices: readonly string[]) =>
  (await statements.$queryRawUnsafe<[{ known: boolean }]>(find, accountId, devices))[0].known

/** Also the names that it had before a secret was replaced: a browser is known for a year. */
export const deviceNamesOf = (
  { subjectsOf }: Pick<Secrets, 'subjectsOf'>,
  { scope, earlierScopes }: Pick<Request, 'scope' | 'earlierScopes'>,
): string[] => [scope, ...earlierScopes].flatMap((one) => subjectsOf('device', one))

export const isKnownDevice = (
  { rawSql, secrets }: Pick<Deps, 'rawSql'> & { readonly secrets: Pick<Secrets, 'subjectsOf'> },
  accountId: string,
  browser: Pick<Request, 'scope' | 'earlierScopes'>,
): Promise<boolean> => isKnown(rawSql, accountId, deviceNamesOf(secrets, browser))

const placeOf = ({ subjectOf }: Pick<Secrets, 'subjectOf'>, network: string): string =>
  subjectOf('address', `regular ${network}`)

/** Whether a session of the account was opened from this network before, by whatever way. */
export async function isRegular(
  { rawSql, secrets }: Pick<Deps, 'rawSql'> & { readonly secrets: Pick<Secrets, 'subjectOf'> },
  accountId: string,
  network: string,
): Promise<boolean> {
  return isKnown(rawSql, accountId, [placeOf(secrets, network)])
}

const keep = `insert into known_device (account_id, device, last_at)
  select $1::uuid, device, $3::timestamptz from unnest($2::text[]) as device
  on conflict (account_id, device) do update set last_at = excluded.last_at`

/** With the session of a login or sign-up: the network, and the browser where it is known by its own name from then on. */
export async function keepDevices(
  tx: Transaction,
  { secrets }: { readonly secrets: Pick<Secrets, 'subjectOf'> },
  accountId: string,
  { network, device }: { readonly network: string; readonly device: string | null },
  now: Date,
): Promise<void> {
  // in order, so that two sessions that open at once never wait for each other
  const devices = [placeOf(secrets, network), ...(device === null ? [] : [device])].toSorted()
  await sendStatement(tx, keep, accountId, devices, now.toISOString())
}
