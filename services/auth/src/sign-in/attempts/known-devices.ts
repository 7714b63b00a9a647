import type { Database } from '../../database.ts'
import type { Request } from '@lunchpail/kit-service/route'
import type { Secrets } from '../secrets.ts'

/** Keyed hash of the browser: `scope` of a request is the same for each request of a signed-out browser. */
export const deviceOf = ({ subjectOf }: Secrets, scope: string): string => subjectOf('device', scope)

/** Also under the names that it had before a secret was replaced: a browser is known for a year. */
export async function isKnownDevice(
  { database, secrets }: { readonly database: Database; readonly secrets: Pick<Secrets, 'subjectsOf'> },
  accountId: string,
  { scope, earlierScopes }: Pick<Request, 'scope' | 'earlierScopes'>,
): Promise<boolean> {
  const devices = [scope, ...earlierScopes].flatMap((one) => secrets.subjectsOf('device', one))
  return (await database.knownDevice.count({ where: { accountId, device: { in: devices } } })) > 0
}

const placeOf = ({ subjectOf }: Pick<Secrets, 'subjectOf'>, network: string): string =>
  subjectOf('address', `regular ${network}`)

/** Whether a session of the account was opened from this network before, by whatever way. */
export async function isRegular(
  { database, secrets }: { readonly database: Database; readonly secrets: Pick<Secrets, 'subjectOf'> },
  accountId: string,
  network: string,
): Promise<boolean> {
  const device = placeOf(secrets, network)
  return (await database.knownDevice.count({ where: { accountId, device } })) > 0
}

export const keepNetwork = (
  { database, secrets }: { readonly database: Database; readonly secrets: Pick<Secrets, 'subjectOf'> },
  accountId: string,
  network: string,
  now: Date,
): Promise<void> => keepDevice(database, accountId, placeOf(secrets, network), now)

/** After a login or sign-up. */
export async function keepDevice(
  database: Database,
  accountId: string,
  device: string,
  now: Date,
): Promise<void> {
  await database.knownDevice.upsert({
    where: { accountId_device: { accountId, device } },
    create: { accountId, device, lastAt: now },
    update: { lastAt: now },
  })
}
