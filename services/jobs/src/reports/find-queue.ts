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

export const findReview = (tx: Tx, positionId: number) =>
  tx.review.findUnique({ where: { positionId }, include: parts })
