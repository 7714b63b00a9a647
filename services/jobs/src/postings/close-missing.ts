// SQL by hand: Prisma has no `<> all(array)`, and a list of placeholders ends at 32,767 ids.
import type { Tx } from '../database.ts'
import { publishPositions } from '../positions/publish-positions.ts'

/** Closes the positions that a complete feed no longer holds, but for those that a manager changed; returns how many. */
export async function closeMissing(
  tx: Tx,
  source: string,
  present: readonly string[],
  at: Date,
): Promise<number> {
  const closed = await tx.$queryRaw<{ id: number }[]>`
    update position set state = 'closed', posted_state = null, version = version + 1, changed_at = ${at}
    where source = ${source} and state <> 'closed' and not managed and external_id <> all(${[...present]}::text[])
    returning id`
  await publishPositions(
    tx,
    closed.map(({ id }) => id).toSorted((a, b) => a - b),
    at,
  )
  return closed.length
}
