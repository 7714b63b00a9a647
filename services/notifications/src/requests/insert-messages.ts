// SQL by hand: one statement for a text and an email. Prisma compiles what skips duplicates anew each time, and that took longer than
// all else of it.
import type { Transaction } from '@lunchpail/kit-database/transaction'

const insert = `insert into message (account_id, names_id, application_id, about_id, company_id, channel, template, cause, language,
    sealed_values, created_at, status, outcome, finished_at)
  select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, channel, $6, $7,
    coalesce($8, (select language from contact where account_id = $1::uuid), 'en'),
    $9, $10::timestamptz, $11, outcome, $12::timestamptz
  from unnest($13::text[], $14::text[]) as message (channel, outcome)
  on conflict do nothing
  returning id, channel`

/** Writes a message by each of these channels, and returns those that were not there. */
export const insertMessages = (
  tx: Transaction,
  message: {
    readonly accountId: string | null
    readonly namesId?: string | null
    readonly applicationId?: string
    readonly aboutId?: string
    readonly companyId?: string | undefined
    readonly template: string
    readonly cause: string
    /** left out: the account's */
    readonly language?: string
    readonly sealedValues: string
    readonly at: Date
    readonly finished: boolean
  },
  by: readonly { readonly channel: string; readonly outcome: string | null }[],
): Promise<{ id: string; channel: string }[]> => {
  const { accountId, namesId, applicationId, aboutId, companyId, template, cause, language, sealedValues } =
    message
  const at = message.at.toISOString()
  return tx.$queryRawUnsafe(
    insert,
    accountId,
    namesId ?? null,
    applicationId ?? null,
    aboutId ?? null,
    companyId ?? null,
    template,
    cause,
    language ?? null,
    sealedValues,
    at,
    message.finished ? 'skipped' : 'queued',
    message.finished ? at : null,
    by.map(({ channel }) => channel),
    by.map(({ outcome }) => outcome),
  )
}
