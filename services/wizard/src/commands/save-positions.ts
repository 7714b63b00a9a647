// By hand: Prisma has no upsert of many rows, nor one that leaves a newer version alone.
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/** Stores the newest version of each position; an older one changes nothing. */
export const savePositions = (tx: Transaction, positions: readonly PositionState[]): Promise<number> =>
  tx.$executeRawUnsafe(
    `insert into position (id, version, state, content)
     select distinct on (id) id, version, item->>'state', item
     from jsonb_array_elements($1::jsonb) as item,
       jsonb_to_record(item) as known (id int, version int)
     order by id, version desc
     on conflict (id) do update
     set version = excluded.version, state = excluded.state, content = excluded.content
     where position.version < excluded.version`,
    JSON.stringify(positions),
  )
