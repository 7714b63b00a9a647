import type pg from 'pg'
import { readPlaces } from '../places/read-places.ts'

/** Any number of our own: instances that start together take turns, and the later ones find the table filled. */
const lock = 7_204_101

/** Fills the table of ZIP codes where it is empty; answers how many rows went in. */
export async function loadPlaces(pool: pg.Pool): Promise<number> {
  if (await filled(pool)) return 0
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const places = (await filled(client)) ? [] : await readPlaces()
    if (places.length > 0)
      await client.query(
        `insert into place (zip, city, county, state, latitude, longitude)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])`,
        [
          places.map((place) => place.zip),
          places.map((place) => place.city),
          places.map((place) => place.county),
          places.map((place) => place.state),
          places.map((place) => place.latitude),
          places.map((place) => place.longitude),
        ],
      )
    await client.query('commit')
    return places.length
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function filled(database: pg.Pool | pg.PoolClient): Promise<boolean> {
  const { rows } = await database.query<{ filled: boolean }>('select exists (select from place) as filled')
  return rows[0]!.filled
}
