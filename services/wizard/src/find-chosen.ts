import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Tx } from './database.ts'
import { sortChosen, type Chosen } from './domain/sort-chosen.ts'

/** Looks the chosen ids up; whose applications count, where somebody is signed in. */
export async function findChosen(
  database: Pick<Tx, 'position' | 'application'>,
  ids: readonly number[],
  accountId: string | undefined,
): Promise<Chosen> {
  if (ids.length === 0) return sortChosen([], [], [])
  const among = { in: [...ids] }
  const [known, applications] = await Promise.all([
    database.position.findMany({ where: { id: among }, select: { content: true } }),
    accountId === undefined
      ? []
      : database.application.findMany({
          where: { accountId, positionId: among },
          select: { id: true, positionId: true },
        }),
  ])
  return sortChosen(
    ids,
    known.map(({ content }) => content as unknown as PositionState),
    applications.map(({ id, positionId }) => ({ application_id: id, position_id: positionId })),
  )
}
