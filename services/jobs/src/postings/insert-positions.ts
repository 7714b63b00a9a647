// SQL by hand: rows as one value. Prisma binds each of their 45 columns by itself, which took half of an import's processor time.
import { columnOf } from '@lunchpail/kit-database/column-of'
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

type NewPosition = Omit<Prisma.PositionCreateManyInput, 'id' | 'signature'> & {
  readonly signature: Uint8Array
  /** the words of its text, as a `tsvector` is written, where they are known: else the database reads them of it */
  readonly body?: string
}

interface Inserted {
  readonly id: number
  readonly externalId: string
}

function jsonOf(position: NewPosition): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(position))
    if (value !== undefined)
      row[columnOf(field)] =
        field === 'signature' ? `\\x${Buffer.from(value as Uint8Array).toString('hex')}` : value
  return row
}

/** Inserts positions in their order. A column that a row does not name has its default. */
export async function insertPositions(tx: Tx, positions: readonly NewPosition[]): Promise<Inserted[]> {
  const inserted: Inserted[] = []
  const byColumns = Map.groupBy(positions.map(jsonOf), (row) => Object.keys(row).join())
  for (const [names, rows] of byColumns) {
    const named = names
      .split(',')
      .map((name) => `"${name}"`)
      .join(', ')
    inserted.push(
      ...(await tx.$queryRawUnsafe<Inserted[]>(
        `insert into position (${named})
         select ${named} from jsonb_populate_recordset(null::"position", $1::jsonb)
         returning id, external_id as "externalId"`,
        JSON.stringify(rows),
      )),
    )
  }
  return inserted
}
