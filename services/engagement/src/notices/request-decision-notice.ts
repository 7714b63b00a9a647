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
  const told = await tx.change.findMany({
    where: {
      applicationId: application.id,
      id: { not: stepId },
      OR: [{ what: 'state', state: { in: decided } }, ...otherwise],
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  const other = told.findIndex((step) => step.what !== 'state' || step.state !== state)
  const same = other === -1 ? told : told.slice(0, other)
  if (same.length === 0 || (await hasFailed(tx, application.id, same)))
    await requestNotice(tx, noticeOf[state], application, null, about, stepId)
}

/** Whether word of the latest of these steps that was told of, as most were not, has reached the candidate by nothing. */
async function hasFailed(tx: Tx, applicationId: string, steps: readonly { id: string }[]): Promise<boolean> {
  const { furthest } = await findProgress(tx, applicationId)
  const latest = steps.find(({ id }) => furthest.has(id))
  return latest !== undefined && furthest.get(latest.id)!.progress === 'failed'
}
