import { maxSteps } from '@lunchpail/contracts/engagement/portal-api'
import type { Prisma } from '../../generated/client.ts'

/** What is read with an invite to present it. */
export const inviteInclude = {
  offer: true,
  time: true,
  feedback: true,
  outcome: true,
  application: true,
} as const satisfies Prisma.InviteInclude
export type InviteRow = Prisma.InviteGetPayload<{ include: typeof inviteInclude }>

/** Steps of a timeline, oldest first: the latest, or the latest of the first so many, which no new step changes. */
export const stepsOf = (before?: number): StepsOf => ({
  orderBy: [{ at: 'asc' }, { id: 'asc' }],
  ...(before === undefined
    ? { take: -maxSteps }
    : { skip: Math.max(0, before - maxSteps), take: Math.min(before, maxSteps) }),
})
interface StepsOf {
  orderBy: Prisma.ChangeOrderByWithRelationInput[]
  skip?: number
  take: number
}

/** How many steps are before those that were read. */
export const earlierSteps = (
  row: { readonly changes: readonly unknown[]; readonly _count: { readonly changes: number } },
  before = row._count.changes,
): number => Math.min(before, row._count.changes) - row.changes.length

/** What is read with an application to present it: its timeline, the latest steps, and its latest invite. */
export const applicationInclude = {
  changes: stepsOf(),
  _count: { select: { changes: true } },
  invites: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1, include: inviteInclude },
} as const satisfies Prisma.ApplicationInclude
export type ApplicationRow = Prisma.ApplicationGetPayload<{ include: typeof applicationInclude }>
