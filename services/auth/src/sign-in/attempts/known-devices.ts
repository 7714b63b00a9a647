import type { Database } from '../../database.ts'
import type { Request } from '@lunchpail/kit-service/route'
import type { Secrets } from '../../secrets.ts'

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
