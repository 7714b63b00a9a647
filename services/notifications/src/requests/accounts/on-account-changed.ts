import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { channels } from '@lunchpail/contracts/notifications/ways'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import { sentence } from '@lunchpail/kit-service/sentence'
import { enqueueSend } from '../queue-message.ts'
import { recordConsent, type ConsentEntry } from '../../consent/record-consent.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { e164, sealedContact } from '../../consent/contact.ts'

type Account = DataOf<typeof accountChanged>['things'][number]

/**
 * Stores how to reach each account, still sealed, and in the ledger to what its person agreed. Messages that waited for the
 * proof of a contact are looked at again.
 */
export const onAccountChanged = (deps: Pick<Deps, 'open' | 'recipients'>) =>
  projection(
    accountChanged,
    async (tx: Tx, { things: items }, { epoch }) => {
      const changed = await upsertNewest(
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
      )
      for (const item of items) if (changed.includes(item.id)) await forgetFormer(deps, tx, item)
      const entries = await Promise.all(items.map((item) => consentOf(deps, item)))
      await recordConsent(
        tx,
        entries.filter((entry) => entry !== undefined),
      )
      const waiting = await tx.message.findMany({
        where: { accountId: { in: changed }, status: 'waiting' },
        select: { id: true },
      })
      for (const { id } of waiting) await enqueueSend(tx, id)
    },
    { readModel: ['contact'] },
  )

/** Another number or address of the account is not reachable because the one before was, and none after the account was taken. */
async function forgetFormer(
  { open, recipients }: Pick<Deps, 'open' | 'recipients'>,
  tx: Tx,
  { id, sealed_contact }: Account,
): Promise<void> {
  const { email, phone, taken_at } = sealedContact.parse(await open(sealed_contact))
  const current = { email: recipients.hashes(email), text: phone ? recipients.hashes(e164(phone)) : [] }
  for (const channel of channels)
    await tx.reach.deleteMany({
      where: {
        accountId: id,
        channel,
        state: 'reachable',
        OR: [
          { recipient: { notIn: [...current[channel]] } },
          ...(taken_at === null ? [] : [{ at: { lt: new Date(taken_at) } }]),
        ],
      },
    })
}

async function consentOf(
  { open, recipients }: Pick<Deps, 'open' | 'recipients'>,
  { id, language, sealed_contact }: Account,
): Promise<ConsentEntry | undefined> {
  const { phone, text_consent } = sealedContact.parse(await open(sealed_contact))
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
