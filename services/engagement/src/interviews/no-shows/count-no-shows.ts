import { dayMs } from '@lunchpail/contracts/durations'
import { interviewOutcome, noShowLimit, suspensionDays } from '@lunchpail/contracts/engagement/enumerations'
import { maxMissed, noShowsRepeated, noShowsWithdrawn } from '@lunchpail/contracts/engagement/events'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../../database.ts'
import { counts, suspends } from './no-shows.ts'
import { inviteInclude } from '../../rows/includes.ts'
import type { About } from '../../rows/change-application.ts'

/** As many as anybody looks at: the latest. */
const maxCounted = 200

/**
 * After each word of either side about an interview. Three no-shows that count, in 90 days, suspend, which is
 * auth's to do; where too few of those that led to a suspension still count, it ends. One that led to a suspension does not
 * count for the next.
 */
export async function countNoShows(tx: Tx, accountId: string, { at, traceparent }: About): Promise<void> {
  await lockAccount(tx, accountId)
  const about = { at, traceparent }
  const since = (days: number) => ({ gt: new Date(at.getTime() - days * dayMs) })
  const find = async (where: object) =>
    (
      await tx.invite.findMany({
        where: { accountId, outcome: where },
        include: inviteInclude,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: maxCounted,
      })
    ).map((invite) => ({ ...invite, employerId: invite.offer.employerId }))
  const mark = (invites: readonly { readonly id: string }[], countedAt: Date | null) =>
    tx.interviewOutcome.updateMany({
      where: { inviteId: { in: invites.map(({ id }) => id) } },
      data: { countedAt },
    })

  const suspending = await find({ countedAt: since(suspensionDays) })
  for (const suspendedAt of new Set(suspending.map(({ outcome }) => outcome!.countedAt!.getTime()))) {
    const together = suspending.filter(({ outcome }) => outcome!.countedAt!.getTime() === suspendedAt)
    if (suspends(together)) continue
    await mark(together, null)
    const data = { account_id: accountId, suspended_at: new Date(suspendedAt).toISOString() }
    await emit(tx, noShowsWithdrawn, data, about)
  }

  const missed = (
    await find({ outcome: interviewOutcome.NO_SHOW, countedAt: null, at: since(noShowLimit.days) })
  ).filter(counts)
  if (!suspends(missed)) return
  await mark(missed, at)
  await emit(
    tx,
    noShowsRepeated,
    {
      account_id: accountId,
      at: at.toISOString(),
      missed: missed.slice(0, maxMissed).map(({ applicationId, application, time, offer }) => ({
        application_id: applicationId,
        title: application.title,
        company_name: application.companyName,
        starts_at: (time?.startsAt ?? at).toISOString(),
        zone: offer.zone,
      })),
    },
    about,
  )
}
