// SQL by hand: Prisma knows no `for update`.
import type { Tx } from '../database.ts'

/** Makes the transactions that write these applications wait for each other; in the order of their ids, so that none deadlock. */
export async function lockApplications(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`select 1 from application where id = any(${[...ids]}::uuid[]) order by id for update`
}

/** Makes those who want a time of this offer wait for each other: who comes second sees what is left (`time-taken`). */
export async function lockOffer(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`select 1 from offer where id = ${id}::uuid for update`
}
