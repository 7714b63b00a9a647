import type { Database, Tx } from '../../database.ts'

export interface Counts {
  readonly registered: number
  readonly waiting: number
  readonly checkedIn: number
}

/** How many have a place at each of these gatherings, wait, and came. */
export async function countRegistrations(
  database: Pick<Database | Tx, 'registration'>,
  gatherings: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const rows = await database.registration.groupBy({
    by: ['gatheringId', 'state'],
    where: { gatheringId: { in: [...gatherings] } },
    _count: { _all: true, checkedInAt: true },
  })
  const of = (gathering: string, state: string) =>
    rows.find((row) => row.gatheringId === gathering && row.state === state)?._count
  return new Map(
    gatherings.map((id) => [
      id,
      {
        registered: of(id, 'registered')?._all ?? 0,
        waiting: of(id, 'waiting')?._all ?? 0,
        checkedIn: of(id, 'registered')?.checkedInAt ?? 0,
      },
    ]),
  )
}
