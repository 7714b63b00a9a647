import { candidateNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { queueMessage } from '../queue-message.ts'

/** What is worth a text beside the email. */
const byText: readonly string[] = [
  'invited',
  'rescinded',
  'called-off',
  'day-before',
  'hours-before',
  'hired',
]

/** What a manager did with an invite, who sees what becomes of the word of it. */
const byManager: readonly string[] = ['invited', 'rescinded', 'called-off']

/** What a manager can say and take back without end. */
const withoutEnd: readonly string[] = ['no-show', 'not-selected-no-show', 'no-show-taken-back']

/**
 * One text and one email about an interview or an application, in the language and zone of the account. The cause is the
 * matter, not the event: what engagement asks for twice is sent once.
 */
export const onCandidateNoticeRequested = (deps: Pick<Deps, 'seal' | 'clock'>) =>
  reaction(candidateNoticeRequested, { from: 'new' }, async (tx: Tx, data, { id }) => {
    const { account_id, what, application_id, invite_id, step_id, company_id, until, ...rest } = data
    const aboutId = step_id ?? (invite_id !== null && byManager.includes(what) ? invite_id : undefined)
    const contact = await tx.contact.findUnique({
      where: { accountId: account_id },
      select: { timezone: true },
    })
    const sealedValues = await deps.seal({
      ...rest,
      what,
      application_id,
      invite_id,
      own_zone: contact?.timezone ?? null,
      ...(until !== null && { until }),
    })
    const reminds = what === 'day-before' || what === 'hours-before' || what === 'feedback'
    for (const channel of byText.includes(what) ? (['text', 'email'] as const) : (['email'] as const))
      await queueMessage(tx, {
        accountId: account_id,
        ...(aboutId !== undefined && { applicationId: application_id, aboutId }),
        ...(withoutEnd.includes(what) && { companyId: company_id }),
        channel,
        template: 'candidate-notice',
        cause: reminds ? `${what} ${invite_id} ${data.starts_at}` : id,
        sealedValues,
        at: deps.clock.now(),
      })
  })
