// SQL by hand: 41,000 rows in one statement; Prisma would send eight with 32,000 placeholders each.
import { minuteMs } from '@lunchpail/contracts/durations'
import type { Database, Tx } from '../database.ts'
import { readPlaces } from './read-places.ts'

/** Any number of this database's own: instances that start together take turns. */
const lockId = 7_204_101

/** Longer than a slow machine takes for the first load, or for its turn. */
const timeoutMs = 10 * minuteMs

const hasPlaces = async (on: Pick<Tx, 'place'>): Promise<boolean> =>
  (await on.place.findFirst({ select: { zip: true } })) !== null

/** Fills the table of ZIP codes where it is empty; returns the number of new rows. Where it is filled, takes no lock. */
export const loadPlaces = async (database: Database): Promise<number> => {
  if (await hasPlaces(database)) return 0
  return database.$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(${lockId}::bigint)`
      if (await hasPlaces(tx)) return 0
      const places = await readPlaces()
      return tx.$executeRaw`
        insert into place (zip, city, county, state, latitude, longitude)
        select * from unnest(${places.map(({ zip }) => zip)}::text[], ${places.map(({ city }) => city)}::text[],
          ${places.map(({ county }) => county)}::text[], ${places.map(({ state }) => state)}::text[],
          ${places.map(({ latitude }) => latitude)}::float8[], ${places.map(({ longitude }) => longitude)}::float8[])`
    },
    { maxWait: timeoutMs, timeout: timeoutMs },
  )
}
