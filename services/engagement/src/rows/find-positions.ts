import type { Database } from '../database.ts'
import type { Position } from '../../generated/client.ts'

/** What is known of these positions, by id. */
export async function findPositions(
  database: Pick<Database, 'position'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Position>> {
  const rows = await database.position.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, row]))
}
