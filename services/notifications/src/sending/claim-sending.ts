// SQL by hand: locks, so that messages to one recipient are counted one after the other, whoever sends them; and what is counted and
// claimed is one statement each, as every message comes here.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Message } from '../../generated/client.ts'

export const lockRecipients = (tx: Transaction, hashes: readonly string[]): Promise<void> =>
  sendStatement(
    tx,
    'select pg_advisory_xact_lock(hashtextextended(hash, 0)) from unnest($1::text[]) as hash',
    hashes,
  )

const counts = `select sent.sent, sent."ofApplication", sent."ofCompany", asked.ever, asked.daily
  from (select count(*)::int as sent,
    count(*) filter (where template = $8 and application_id = $9::uuid)::int as "ofApplication",
    count(*) filter (where company_id = $10::uuid)::int as "ofCompany"
    from message where recipient = $1 and id <> $2::uuid and template = any($3::text[])
      and attempted_at > $4::timestamptz) as sent,
  (select count(*)::int as ever, count(*) filter (where at > $4::timestamptz)::int as daily from (
    select at from reach_request where channel = $5 and recipient = any($6::text[]) and cause <> $2::text
    order by at desc limit $7::int) as latest) as asked`

interface Counts {
  readonly sent: number
  /** of them by the same template about the same application */
  readonly ofApplication: number
  /** of them what the same company can have sent as often as it likes */
  readonly ofCompany: number
  readonly ever: number
  readonly daily: number
}

/** What went to a recipient since then, of some templates, and how often who reads there was asked. */
export const countSent = async (
  tx: Transaction,
  message: Pick<Message, 'id' | 'channel' | 'template' | 'applicationId' | 'companyId'>,
  to: { readonly recipient: string; readonly asked: readonly string[]; readonly most: number },
  templates: readonly string[],
  since: Date,
): Promise<Counts> => {
  const { id, channel, template, applicationId, companyId } = message
  const values = [to.recipient, id, templates, since.toISOString(), channel, to.asked, to.most]
  const [row] = await tx.$queryRawUnsafe<Counts[]>(counts, ...values, template, applicationId, companyId)
  return row!
}

const claim = `with begun as (
    update message set status = 'sending', outcome = null, recipient = $3, bare = $4::boolean, attempted_at = $5::timestamptz,
      language = $7, attempts = attempts + 1
    where id = $1::uuid and attempts = $2::int and finished_at is null returning id, channel
  ), asked as (
    insert into reach_request (cause, channel, recipient, at)
    select id::text, channel, $6::text, $5::timestamptz from begun where $6::text is not null on conflict do nothing
  )
  select id from begun`

/** Whether no other run began with it, or finished it, since it was read. */
export const claimSending = async (
  tx: Transaction,
  { id, attempts, language }: Pick<Message, 'id' | 'attempts' | 'language'>,
  of: {
    readonly recipient: string
    readonly bare: boolean
    /** who is asked by it whether the contact is theirs */
    readonly asked: string | null
    readonly now: Date
  },
): Promise<boolean> => {
  const values = [id, attempts, of.recipient, of.bare, of.now.toISOString(), of.asked, language]
  return (await tx.$queryRawUnsafe<unknown[]>(claim, ...values)).length > 0
}
