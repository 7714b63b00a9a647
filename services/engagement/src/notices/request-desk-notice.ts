import { dayMs } from '@lunchpail/contracts/durations'
import { deskNoticeRequested, type DeskNotice } from '@lunchpail/contracts/engagement/desk-events'
import type { DataOf } from '@lunchpail/contracts/event'
import { emit } from '@lunchpail/kit-events/emit'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { InviteRow } from '../rows/includes.ts'
import { findManagersToNotify } from './find-managers-to-notify.ts'
import type { About } from '../rows/change-application.ts'

/** Steps of one application that managers are told of in a day: who changes their mind all the time fills no mailbox. */
const stepsADay = 6

type Applied = Pick<Application, 'id' | 'accountId' | 'employerId' | 'title' | 'companyName' | 'city'>

type Named = Pick<DataOf<typeof deskNoticeRequested>, 'candidate_id' | 'first_name' | 'application_id'>
interface Of extends Named {
  readonly starts_at: string | null
  readonly zone: string | null
}

async function named(tx: Tx, { id, accountId }: Applied): Promise<Named> {
  const person = await tx.candidate.findUnique({ where: { accountId }, select: { firstName: true } })
  return { candidate_id: accountId, first_name: person?.firstName ?? null, application_id: id }
}
const unnamed: Named = { candidate_id: null, first_name: null, application_id: null }

async function notifyManagers(
  tx: Tx,
  what: DeskNotice,
  { title, companyName, city }: Applied,
  managers: readonly string[],
  of: Of,
  { at, traceparent }: About,
): Promise<void> {
  for (const account_id of managers)
    await emit(
      tx,
      deskNoticeRequested,
      {
        account_id,
        what,
        company_name: companyName,
        count: 1,
        roles: [{ title, city, count: 1 }],
        ...of,
      },
      { at, traceparent },
    )
}

/**
 * Has the manager told who invited, or else all of the company, what the candidate answered. One who is being erased is not named: what
 * names them goes with them, before it is sent.
 */
export async function requestAnswerNotice(
  tx: Tx,
  what: Exclude<DeskNotice, 'applicants' | 'message'>,
  application: Applied,
  invite: Pick<InviteRow, 'offerId' | 'offer' | 'time'>,
  about: About,
  isErased = false,
): Promise<void> {
  if (application.employerId === null) return
  const since = new Date(about.at.getTime() - dayMs)
  const own = { applicationId: application.id, at: { gt: since } }
  const answers = { in: ['time-picked', 'time-moved', 'time-canceled'] }
  if ((await tx.change.count({ where: { ...own, what: answers } })) > stepsADay) return
  const inviter = await tx.inviter.findUnique({ where: { offerId: invite.offerId } })
  const managers = await findManagersToNotify(
    tx,
    { companyId: application.employerId, at: about.at },
    ({ answers: wanted }) => wanted,
    inviter ? [inviter.accountId] : [],
  )
  const candidate = isErased ? unnamed : await named(tx, application)
  const of = { ...candidate, starts_at: invite.time?.startsAt.toISOString() ?? null, zone: invite.offer.zone }
  await notifyManagers(tx, what, application, managers, of, about)
}

/** Has those told who wrote to the candidate, or else all of the company, that the candidate wrote. */
export async function requestMessageNotice(tx: Tx, application: Applied, about: About): Promise<void> {
  if (application.employerId === null) return
  const writers = await tx.message.findMany({
    where: { applicationId: application.id, side: 'manager' },
    distinct: ['authorId'],
    select: { authorId: true },
  })
  const managers = await findManagersToNotify(
    tx,
    { companyId: application.employerId, at: about.at },
    ({ messages }) => messages,
    writers.map(({ authorId }) => authorId),
  )
  const of = { ...(await named(tx, application)), starts_at: null, zone: null }
  await notifyManagers(tx, 'message', application, managers, of, about)
}
