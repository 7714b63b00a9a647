// By hand: Prisma has no upsert of many rows, nor one that leaves a newer version alone.
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/** Stores of each candidate where they live and how far they travel; an older version changes nothing. */
export const saveCandidates = (tx: Transaction, candidates: readonly CandidateState[]): Promise<number> =>
  tx.$executeRawUnsafe(
    `insert into candidate (account_id, version, latitude, longitude, commute_type, commute_length)
     select distinct on (id) id, version, latitude, longitude, commute_type, commute_length
     from jsonb_to_recordset($1::jsonb) as item (id uuid, version int, latitude float8, longitude float8,
       commute_type int, commute_length int)
     order by id, version desc
     on conflict (account_id) do update
     set version = excluded.version, latitude = excluded.latitude, longitude = excluded.longitude,
       commute_type = excluded.commute_type, commute_length = excluded.commute_length
     where candidate.version < excluded.version`,
    JSON.stringify(candidates),
  )
