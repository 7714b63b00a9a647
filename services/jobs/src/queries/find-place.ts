import type pg from 'pg'
import type { Place } from '../places/place.ts'

/** The ZIP code with its centre, or null where nobody knows it. */
export async function findPlace(pool: pg.Pool, zip: string): Promise<Place | null> {
  const { rows } = await pool.query<Place>({
    name: 'place-by-zip',
    text: 'select zip, city, county, state, latitude, longitude from place where zip = $1',
    values: [zip],
  })
  return rows[0] ?? null
}
