import { employerApplicationState as states } from '@lunchpail/contracts/engagement/enumerations'
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { findProgress } from './find-progress.ts'
import type { About } from '../rows/change-application.ts'
import { requestNotice } from './request-notice.ts'

/** Of which a candidate is told by a message, too. */
const noticeOf = {
  [states.rejected]: 'not-selected',
  [states['hire pending']]: 'moving-forward',
  [states.canceled]: 'application-canceled',
  [states.employed]: 'hired',
} as const
const isTold = (state: number): state is keyof typeof noticeOf => state in noticeOf

const decided = Object.keys(noticeOf).map(Number)

/** Steps that say to the candidate that an earlier decision no longer holds. */
const otherwise: Prisma.ChangeWhereInput[] = [
  { what: 'invited' },
  { what: 'no-show-taken-back', leavesDecision: false },
]

/** Whether the rejection that a no-show of that moment brought is what the candidate was told last, as no other was told since. */
export async function isToldLast(tx: Tx, applicationId: string, at: Date): Promise<boolean> {
  const rejection = { what: 'state', state: states.rejected } as const
  const others = decided.filter((state) => state !== states.rejected)
  const since = [{ what: 'state', state: { in: others } }, ...otherwise]
  return (
    (await tx.change.count({ where: { applicationId, at, ...rejection } })) > 0 &&
    (await tx.change.count({ where: { applicationId, at: { gt: at }, OR: since } })) === 0
  )
}

const hasFailed = async (tx: Tx, applicationId: string, stepId: string): Promise<boolean> =>
  (await findProgress(tx, applicationId)).furthest.get(stepId)?.progress === 'failed'

/**
 * Has the candidate told of the decision by which an application comes to a state: once, until they hear otherwise, and again where
 * word of it reached them by nothing. That it is back in review is told by nothing. `stepId`: of the step that was written for it.
 */
export async function requestDecisionNotice(
  tx: Tx,
  state: number,
  application: Parameters<typeof requestNotice>[2],
  about: About,
  stepId: string,
): Promise<void> {
  if (!isTold(state)) return
  const last = await tx.change.findFirst({
    where: {
      applicationId: application.id,
      id: { not: stepId },
      OR: [{ what: 'state', state: { in: decided } }, ...otherwise],
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  const isTheSame = last?.what === 'state' && last.state === state
  if (!isTheSame || (await hasFailed(tx, application.id, last.id)))
    await requestNotice(tx, noticeOf[state], application, null, about, stepId)
}
