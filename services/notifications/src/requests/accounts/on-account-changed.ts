// SQL by hand: many rows at once, compared with what is stored.
import { accountChanged, phoneLookedUp } from '@lunchpail/contracts/auth/events'
import type * as z from 'zod/mini'
import type { DataOf } from '@lunchpail/contracts/event'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection, type EventMeta, type Subscription } from '@lunchpail/kit-events/subscription'
import { sentence } from '@lunchpail/kit-service/sentence'
import { enqueueSend } from '../queue-message.ts'
import { recordConsent, type ConsentEntry } from '../../consent/record-consent.ts'
import type { Deps } from '../../deps.ts'
import { e164, sealedContact } from '../../consent/contact.ts'

/** An account with its contact, which is opened once, as that costs as much as a statement. */
interface Opened extends Pick<DataOf<typeof accountChanged>['things'][number], 'id' | 'language'> {
  readonly contact: z.output<typeof sealedContact>
}

type Accounts = DataOf<typeof accountChanged>

/**
 * Stores how to reach each account, still sealed, and in the ledger to what its person agreed. Messages that waited for the
 * proof of a contact are looked at again. A number that was found to take no texts comes by an event of its own, and in the
 * account's when state is published again.
 */
export const onAccountChanged = (deps: Pick<Deps, 'open' | 'recipients'>): readonly Subscription[] => {
  const save = (tx: Transaction, accounts: Accounts, meta: EventMeta) =>
    saveAccounts(deps, tx, accounts, meta)
  return [projection(accountChanged, save, { readModel: ['contact'] }), projection(phoneLookedUp, save)]
}

async function saveAccounts(
  { open, recipients }: Pick<Deps, 'open' | 'recipients'>,
  tx: Transaction,
  { things: items }: Accounts,
  { epoch, time }: EventMeta,
): Promise<void> {
  const opened = await Promise.all(
    items.map(async ({ id, language, sealed_contact }) => ({
      id,
      language,
      contact: sealedContact.parse(await open(sealed_contact)),
    })),
  )
  // asked together: a message that waits reads the contact, once this is committed
  const [changed, waiting] = await Promise.all([
    upsertNewest(
      tx,
      'contact',
      'account_id',
      items.map(({ id, version, first_name, language, timezone, status, sealed_contact }) => ({
        account_id: id,
        version,
        first_name,
        language,
        timezone,
        status,
        sealed_contact,
      })),
      epoch,
    ),
    tx.$queryRawUnsafe<Waiting[]>(
      waitingMessages,
      items.map(({ id }) => id),
    ),
  ])
  const newest = opened.filter(({ id }) => changed.includes(id))
  for (const account of newest) await forgetFormer(recipients, tx, account)
  await noteNumbers(recipients, tx, newest, time)
  await recordConsent(
    tx,
    opened.map((account) => consentOf(recipients, account)).filter((entry) => entry !== undefined),
  )
  for (const message of waiting.filter(({ accountId }) => changed.includes(accountId)))
    await enqueueSend(tx, message)
}

interface Waiting {
  readonly id: string
  readonly template: string
  readonly accountId: string
}
const waitingMessages = `select id, template, account_id as "accountId" from message where account_id = any($1::uuid[]) and status = 'waiting'`

const numbers = `update contact set number_hash = now.hash,
    number_since = case when number_hash <> all (array(select jsonb_array_elements_text(now.hashes))) then $2::timestamptz else number_since end
  from jsonb_to_recordset($1::jsonb) as now (id uuid, hash text, hashes jsonb)
  where account_id = now.id and number_hash is distinct from now.hash`

/** Since when an account has another number: what its person agreed to before was agreed to for the one before. */
async function noteNumbers(
  recipients: Deps['recipients'],
  tx: Transaction,
  opened: readonly Opened[],
  time: string,
): Promise<void> {
  const now = opened.flatMap(({ id, contact: { phone } }) =>
    phone ? [{ id, hash: recipients.hash(e164(phone)), hashes: recipients.hashes(e164(phone)) }] : [],
  )
  if (now.length > 0) await sendStatement(tx, numbers, JSON.stringify(now), time)
}

const former = `delete from reach where account_id = $1::uuid and state = 'reachable'
  and (channel = 'email' and recipient <> all($2::text[]) or channel = 'text' and recipient <> all($3::text[])
    or at < $4::timestamptz)`

/** Another number or address of the account is not reachable because the one before was, and none after the account was taken. */
async function forgetFormer(
  recipients: Deps['recipients'],
  tx: Transaction,
  { id, contact: { email, phone, taken_at } }: Opened,
): Promise<void> {
  const numbers = phone ? recipients.hashes(e164(phone)) : []
  await sendStatement(tx, former, id, recipients.hashes(email), numbers, taken_at)
}

function consentOf(
  recipients: Deps['recipients'],
  { id, language, contact: { phone, text_consent } }: Opened,
): ConsentEntry | undefined {
  if (!phone || !text_consent) return undefined
  const { at, wording } = text_consent
  return {
    recipient: recipients.hash(e164(phone)),
    channel: 'text',
    kind: 'agreed',
    source: 'account',
    sentence: `${wording}: ${sentence(wording, languageOf(language))}`,
    cause: `account ${id} ${at}`,
    at: new Date(at),
  }
}
