// SQL by hand: rows as one value. Prisma binds each of their 45 columns by itself, which took half of an import's processor time.
import type { Prisma } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

type NewPosition = Omit<Prisma.PositionCreateManyInput, 'id' | 'signature'> & {
  readonly signature: Uint8Array
}

interface Inserted {
  readonly id: number
  readonly externalId: string
}

/** As the schema maps them: `externalId` is `external_id`. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const jsonOf = ({ signature, ...row }: NewPosition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...row, signature: `\\x${Buffer.from(signature).toString('hex')}` })
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [columnOf(field), value]),
  )

/** Inserts positions in their order. A column that a row does not name has its default. */
export async function insertPositions(tx: Tx, positions: readonly NewPosition[]): Promise<Inserted[]> {
  const inserted: Inserted[] = []
  const byColumns = Map.groupBy(positions.map(jsonOf), (row) => Object.keys(row).join())
  for (const [names, rows] of byColumns) {
    const columns = names.split(',').map((name) => `"${name}"`)
    inserted.push(
      ...(await tx.$queryRawUnsafe<Inserted[]>(
        `insert into position (${columns.join(', ')})
         select ${columns.join(', ')} from jsonb_populate_recordset(null::"position", $1::jsonb)
         returning id, external_id as "externalId"`,
        JSON.stringify(rows),
      )),
    )
  }
  return inserted
}
