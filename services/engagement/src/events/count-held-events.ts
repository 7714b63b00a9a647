import type { Tx } from '../database.ts'

const dayMs = 86_400_000

/** How many events of a company are to come. One that was canceled counts for a day, so that nobody makes and cancels them without end. */
export const countHeldEvents = async (tx: Tx, companyId: string, now: Date): Promise<number> =>
  await tx.gathering.count({
    where: {
      companyId,
      OR: [
        { createdAt: { gt: new Date(now.getTime() - dayMs) } },
        { canceledAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
  })
