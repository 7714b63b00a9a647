// SQL by hand: what an application saves is written without Prisma, as it is what the service does most.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { StoredPreferences } from './preferences.ts'
import type { AlertsConsent, Relocation } from './read-person.ts'
import type { Published } from './select-person.ts'

const candidate = `insert into candidate (account_id, version, content_hash) values ($1::uuid, $2::int, $3)
  on conflict (account_id) do update set version = excluded.version, content_hash = excluded.content_hash`

export const upsertCandidate = (
  tx: Transaction,
  accountId: string,
  { version, contentHash }: Published,
): Promise<void> => sendStatement(tx, candidate, accountId, version, contentHash)

const preferences = `insert into preferences (account_id, value, alerts_agreed_at, alerts_wording)
  values ($1::uuid, $2::jsonb, $3::timestamptz, $4)
  on conflict (account_id) do update set value = excluded.value, alerts_agreed_at = excluded.alerts_agreed_at,
    alerts_wording = excluded.alerts_wording`

export const upsertPreferences = (
  tx: Transaction,
  accountId: string,
  value: StoredPreferences,
  consent: AlertsConsent | null,
): Promise<void> =>
  sendStatement(
    tx,
    preferences,
    accountId,
    JSON.stringify(value),
    consent?.at.toISOString() ?? null,
    consent?.wording ?? null,
  )

const relocation = `insert into relocation as stored (account_id, location_screen, move_date, version)
  values ($1::uuid, $2::boolean, $3, $4::int)
  on conflict (account_id) do update set location_screen = excluded.location_screen, move_date = excluded.move_date,
    version = stored.version + excluded.version
  returning version`

/** Returns the version, which grows where the day of the move is another. */
export async function upsertRelocation(
  tx: Transaction,
  accountId: string,
  { locationScreen, moveDate }: Relocation,
  isMove: boolean,
): Promise<number> {
  const values = [accountId, locationScreen, moveDate, Number(isMove)]
  const [row] = await tx.$queryRawUnsafe<{ version: number }[]>(relocation, ...values)
  return row!.version
}
