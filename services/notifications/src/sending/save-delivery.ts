import type { Deps } from '../deps.ts'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import { noteReturned, tellReturned } from './note-returned.ts'
import { publishProgress } from './publish-progress.ts'
import { publishUndelivered } from './publish-undelivered.ts'

export interface DeliveryReport {
  /** the message's id */
  readonly id: string
  readonly channel: Channel
  readonly status: 'delivered' | 'failed' | 'bounced'
  /** why not, as a code */
  readonly outcome: string | null
}

/** Reports come in any order, and before the call that sent it has ended. An email that was delivered may still come back. */
const before = {
  delivered: ['sending', 'sent', 'unconfirmed'],
  failed: ['sending', 'sent', 'unconfirmed'],
  bounced: ['sending', 'sent', 'unconfirmed', 'delivered'],
}

/** What became of a message, as its provider tells. */
export async function saveDelivery(deps: Deps, report: DeliveryReport): Promise<void> {
  const { transaction, clock, log } = deps
  const { id, channel, status, outcome } = report
  const now = clock.now()
  const changed = await transaction(async (tx) => {
    const [row] = await tx.message.updateManyAndReturn({
      where: { id, channel, status: { in: before[status] } },
      data: { status, outcome, reportedAt: now, finishedAt: now },
    })
    if (row && status !== 'delivered') await publishUndelivered(tx, row, now)
    if (row) await noteReturned(tx, row, now)
    if (row) await publishProgress(tx, row, { at: now })
    return row
  })
  if (changed) await tellReturned(deps, changed)
  if (changed && status !== 'delivered')
    log.warn({ channel, template: changed.template, status, outcome }, 'message was not delivered')
}
