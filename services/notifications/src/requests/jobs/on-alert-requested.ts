import { alertRequested } from '@lunchpail/contracts/matches/events'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { alertsConsent, alertsTextWording } from '@lunchpail/contracts/profile/alerts-consent'
import { alertFrequencies } from '@lunchpail/contracts/profile/enumerations'
import { reaction } from '@lunchpail/kit-events/subscription'
import { e164, sealedContact } from '../../consent/contact.ts'
import { recordConsent } from '../../consent/record-consent.ts'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

/** One text and one email, or one of them, about new jobs: to whom they go is the table's to say (90). */
export const onAlertRequested = (deps: Pick<Deps, 'seal' | 'open' | 'clock' | 'recipients'>) =>
  reaction(alertRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { account_id: accountId, channels, frequency, text_consent, jobs, total, not_named } = data
    const contact = await tx.contact.findUnique({ where: { accountId } })
    if (!contact) return
    if (text_consent) {
      const { phone } = sealedContact.parse(await deps.open(contact.sealedContact))
      const { at, wording } = text_consent
      const isOfNumber = contact.numberSince === null || new Date(at) >= contact.numberSince
      // as the box of the account, but for alerts alone: it takes back a STOP from before, of a number that is theirs and was then
      if (phone && isOfNumber)
        await recordConsent(tx, [
          {
            recipient: deps.recipients.hash(e164(phone)),
            channel: 'text',
            kind: 'agreed',
            source: 'account',
            scope: 'alerts',
            sentence:
              wording === alertsTextWording
                ? `${wording}: ${alertsConsent[languageOf(contact.language)]}`
                : wording,
            cause: `job-alerts ${accountId} ${at}`,
            at: new Date(at),
          },
        ])
    }
    const sealedValues = await deps.seal({
      own_consent: true,
      frequency: isKnown(alertFrequencies, frequency) ? frequency : 'daily',
      jobs: jobs.map((job) => ({
        id: job.id,
        title: job.title,
        company: job.company_name,
        place: `${job.city}, ${job.region}`,
        wage_from: job.wage_from,
        wage_to: job.wage_to,
      })),
      total,
      not_named,
    })
    for (const channel of channels)
      await queueMessage(tx, {
        accountId,
        channel,
        template: 'job-alert',
        cause: id,
        sealedValues,
        at: deps.clock.now(),
      })
  })
