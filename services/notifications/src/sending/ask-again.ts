import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { alertWaited } from '@lunchpail/contracts/notifications/events'
import { channels } from '@lunchpail/contracts/notifications/ways'
import { emit } from '@lunchpail/kit-events/emit'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { waitsForTurn } from '../requests/queue-message.ts'
import { jobAlert } from '../templates/jobs/job-alert.ts'

/** More are not asked about at once: the latest. */
const maxAsked = 200

/**
 * An alert that waited is not sent. Matches asks for one anew, of what is open by now, together with those of the others that
 * waited by the same channel, so that the morning brings one text and not one for each of the night.
 */
export async function askAgain(
  { database, open, clock, transaction }: Pick<Deps, 'database' | 'open' | 'clock' | 'transaction'>,
  { id, accountId, channel, template }: Message,
): Promise<boolean> {
  if (accountId === null || !isKnown(channels, channel)) return true
  const waiting = await database.message.findMany({
    where: {
      accountId,
      channel,
      template,
      finishedAt: null,
      OR: [{ id }, { status: 'held' }, { status: 'queued', outcome: waitsForTurn }],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, sealedValues: true },
  })
  const jobIds = await Promise.all(
    waiting.map(async ({ sealedValues }) => {
      const { jobs, not_named } = jobAlert.values.parse(await open(sealedValues))
      return [...jobs.map((job) => job.id), ...not_named]
    }),
  )
  const positions = [...new Set(jobIds.flat())].slice(0, maxAsked)
  const at = clock.now()
  await transaction(async (tx) => {
    const asked = await tx.message.updateManyAndReturn({
      where: { id: { in: waiting.map((one) => one.id) }, finishedAt: null },
      data: { status: 'skipped', outcome: 'outdated', finishedAt: at },
      select: { id: true },
    })
    // another run has asked for this one
    if (!asked.some((one) => one.id === id) || positions.length === 0) return
    await emit(tx, alertWaited, { account_id: accountId, channel, positions }, { at, subject: accountId })
  })
  return true
}
