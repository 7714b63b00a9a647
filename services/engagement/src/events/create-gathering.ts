import { randomBytes } from 'node:crypto'
import type { Gathering, Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/**
 * Stores a new event. An id that another one has already is tried again with other bits, and never written over: the other
 * one may be another company's.
 */
export async function createGathering(
  tx: Tx,
  data: Omit<Prisma.GatheringCreateManyInput, 'id'>,
  newId: (name: string) => string = newGatheringId,
): Promise<Gathering> {
  for (;;) {
    // by `skip duplicates`, as a refused insert would end the transaction
    const [created] = await tx.gathering.createManyAndReturn({
      data: [{ ...data, id: newId(data.name) }],
      skipDuplicates: true,
    })
    if (created) return created
  }
}

/** `Newark warehouse day` becomes `newark-warehouse-day-` and 64 random bits: by 16, an event of this name could be another company's. */
const newGatheringId = (name: string): string => {
  const words = name
    .normalize('NFD')
    // accents, which are characters of their own then
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  return `${words || 'event'}-${randomBytes(8).toString('hex')}`
}
