import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps each position as jobs last told it; an older version changes nothing. */
export const onPositionChanged = projection(positionChanged, async (tx: Tx, { things }) => {
  // The last one wins where a batch holds the same position twice: one statement must not touch a row twice.
  const newest = new Map(things.toSorted((a, b) => a.version - b.version).map((thing) => [thing.id, thing]))
  await tx.$executeRawUnsafe(
    `insert into position (id, version, state, content)
     select (thing->>'id')::int, (thing->>'version')::int, thing->>'state', thing
     from jsonb_array_elements($1::jsonb) as thing
     on conflict (id) do update
     set version = excluded.version, state = excluded.state, content = excluded.content
     where position.version < excluded.version`,
    JSON.stringify([...newest.values()]),
  )
})
