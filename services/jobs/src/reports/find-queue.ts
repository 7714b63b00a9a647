import { reportReason } from '@lunchpail/contracts/jobs/enumerations'
import type { Tx } from '../database.ts'

/** The state of a review that an operator has to work off. */
const open = ['waiting', 'reopened']

const parts = {
  position: { include: { company: true, facility: true } },
  decisions: { orderBy: { id: 'asc' } },
} as const

export type QueuedReview = Awaited<ReturnType<typeof findQueue>>[number]

/** What waits: first what candidates are kept from meanwhile, each in the order in which it came. */
export const findQueue = (tx: Tx, limit: number) =>
  tx.review.findMany({
    where: { state: { in: open } },
    include: parts,
    orderBy: [{ held: 'desc' }, { since: 'asc' }, { positionId: 'asc' }],
    take: limit,
  })

export const countQueue = (tx: Tx): Promise<number> => tx.review.count({ where: { state: { in: open } } })

const reportsShown = 50
/** With what people said of it last. */
export const findReview = (tx: Tx, positionId: number) =>
  tx.review.findUnique({
    where: { positionId },
    include: {
      ...parts,
      position: {
        include: { ...parts.position.include, reports: { orderBy: { id: 'desc' }, take: reportsShown } },
      },
    },
  })

export const reasonName = (code: number): string =>
  Object.entries(reportReason).find(([, value]) => value === code)?.[0] ?? String(code)
