import type pg from 'pg'

/** What a limit of this name has counted, of all who are counted apart. */
export async function countedPoints(pool: pg.Pool, name: string): Promise<number> {
  const { rows } = await pool.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from kit.rate_limit where starts_with(key, $1)`,
    [`${name} `],
  )
  return rows[0]!.points
}
