import type { Database } from '../../database.ts'
import type { Secrets } from '../../accounts/secrets.ts'

/** Keyed hash of the browser: `scope` of a request is the same for each request of a signed-out browser. */
export const deviceOf = ({ subjectOf }: Secrets, scope: string): string => subjectOf('device', scope)

export async function isKnownDevice(database: Database, accountId: string, device: string): Promise<boolean> {
  const found = await database.knownDevice.findUnique({
    where: { accountId_device: { accountId, device } },
    select: { device: true },
  })
  return found !== null
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
