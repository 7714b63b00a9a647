// SQL by hand: the narrow row and the card of a position together, and a lock.
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/** A position that is marked as open anew or changed. */
export interface ChangedPosition {
  readonly id: number
  /** by which it was marked */
  readonly version: number
  readonly open: boolean
  readonly latitude: number | null
  readonly longitude: number | null
  readonly state: SentPosition
  /** the same job of another publisher, which was shown in its place until then */
  readonly twinId: number | null
  /** the last person who was told; null at the beginning */
  readonly doneTo: string | null
}

const first = `select m.position_id as id, m.version, m.done_to as "doneTo", m.twin_id as "twinId", p.open, p.latitude, p.longitude, c.state
  from changed_position m join position p on p.id = m.position_id join position_card c on c.position_id = p.id
  order by m.changed_at, m.position_id limit 1`

/** The one that was changed longest ago. */
export const findChanged = async (statements: Transaction): Promise<ChangedPosition | undefined> =>
  (await readRows<ChangedPosition>(statements, { text: first, values: [] }))[0]

const hold = `select from changed_position m join position p on p.id = m.position_id
  where m.position_id = $1 and m.version = $2 and p.open for update of m`

/** Whether it is open, and fits whom it did when it was read. */
export const holdChanged = async (tx: Transaction, { id, version }: ChangedPosition): Promise<boolean> =>
  (await tx.$queryRawUnsafe<unknown[]>(hold, id, version)).length > 0

export const saveDoneTo = async (
  tx: Transaction,
  { id, version }: ChangedPosition,
  doneTo: string,
): Promise<void> => {
  await tx.$executeRawUnsafe(
    `update changed_position set done_to = $3 where position_id = $1 and version = $2`,
    id,
    version,
    doneTo,
  )
}

/** All were told; where it changed meanwhile, it stays. */
export const forgetChanged = async (tx: Transaction, { id, version }: ChangedPosition): Promise<void> => {
  await tx.$executeRawUnsafe(
    `delete from changed_position where position_id = $1 and version = $2`,
    id,
    version,
  )
}
