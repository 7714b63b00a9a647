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

/** What is read with an application to present it: its timeline, the latest steps, and its latest invite. */
export const applicationInclude = {
  changes: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 100 },
  invites: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1, include: inviteInclude },
} as const satisfies Prisma.ApplicationInclude
export type ApplicationRow = Prisma.ApplicationGetPayload<{ include: typeof applicationInclude }>
