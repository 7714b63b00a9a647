import type { DataOf } from '@lunchpail/contracts/event'
import { candidateNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { InviteRow } from '../rows/includes.ts'
import type { About } from '../rows/change-application.ts'

type What = DataOf<typeof candidateNoticeRequested>['what']

/** What is told once an interview is over. */
const afterwards: readonly What[] = ['feedback', 'no-show', 'not-selected-no-show', 'no-show-taken-back']

/** Has the candidate told by text and email; `stepId`: of the step of the timeline by which a manager decided it. */
export async function requestNotice(
  tx: Tx,
  what: What,
  application: Pick<Application, 'id' | 'accountId' | 'title' | 'companyName' | 'employerId'>,
  invite: Pick<InviteRow, 'id' | 'offer' | 'time'> | null,
  { at, traceparent }: About,
  stepId?: string,
): Promise<void> {
  const startsAt = invite?.time?.startsAt.toISOString() ?? null
  await emit(
    tx,
    candidateNoticeRequested,
    {
      account_id: application.accountId,
      what,
      application_id: application.id,
      invite_id: invite?.id ?? null,
      ...(stepId !== undefined && { step_id: stepId }),
      title: application.title,
      company_name: application.companyName,
      ...(application.employerId !== null && { company_id: application.employerId }),
      starts_at: startsAt,
      zone: invite?.offer.zone ?? null,
      place: invite?.offer.place ?? null,
      link: invite?.offer.link ?? null,
      note: invite?.offer.note ?? null,
      until: afterwards.includes(what) ? null : startsAt,
    },
    { at, traceparent },
  )
}
