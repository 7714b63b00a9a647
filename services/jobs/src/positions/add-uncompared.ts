// SQL by hand: rows as one array. Prisma binds each by itself.
import type { Tx } from '../database.ts'

/** Has positions compared with those of other publishers, in the background or at the end of an import. */
export const addUncompared = async (tx: Pick<Tx, '$executeRaw'>, ids: readonly number[]): Promise<void> => {
  await tx.$executeRaw`insert into uncompared (position_id) select unnest(${[...ids]}::int[])`
}
