import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps of each candidate where they live and how far they go; an older version changes nothing. */
export const onCandidateChanged = projection(candidateChanged, async (tx: Tx, { things }) => {
  // The last one wins where a batch holds the same candidate twice: one statement must not touch a row twice.
  const newest = new Map(things.toSorted((a, b) => a.version - b.version).map((thing) => [thing.id, thing]))
  const rows = [...newest.values()].map(
    ({ id, version, latitude, longitude, commute_type, commute_length }) => ({
      id,
      version,
      latitude,
      longitude,
      commute_type,
      commute_length,
    }),
  )
  await tx.$executeRawUnsafe(
    `insert into candidate (account_id, version, latitude, longitude, commute_type, commute_length)
     select id, version, latitude, longitude, commute_type, commute_length
     from jsonb_to_recordset($1::jsonb) as thing (id uuid, version int, latitude float8, longitude float8,
       commute_type int, commute_length int)
     on conflict (account_id) do update
     set version = excluded.version, latitude = excluded.latitude, longitude = excluded.longitude,
       commute_type = excluded.commute_type, commute_length = excluded.commute_length
     where candidate.version < excluded.version`,
    JSON.stringify(rows),
  )
})
