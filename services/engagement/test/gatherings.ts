import { hourMs } from '@lunchpail/contracts/durations'
import type { Shared } from '@lunchpail/kit-service/testing/shared-service'

interface NewGathering {
  readonly id: string
  readonly kind?: 'hiring' | 'training' | 'program'
  readonly capacity?: number | null
  readonly companyId?: string | null
  readonly positions?: readonly number[]
  /** hours from the service's clock */
  readonly startsIn?: number | null
}

/** Stores an event of a day from now, or a program. */
export async function addGathering({ pool, clock }: Shared, given: NewGathering): Promise<void> {
  const {
    id,
    kind = 'hiring',
    capacity = null,
    companyId = null,
    positions = [12, 13],
    startsIn = 30,
  } = given
  const at = (hours: number) => new Date(clock.now().getTime() + hours * hourMs)
  await pool.query(
    `insert into gathering (id, company_id, kind, name, company_name, description, place_name, address, city, region,
       zone, starts_at, ends_at, capacity, is_open, created_at)
     values ($1, $2, $3, 'Newark warehouse day', 'Acme', 'Meet us', 'Union Hall', '1 Main St', 'Newark', 'NJ',
       'America/New_York', $4, $5, $6, true, $7)`,
    [
      id,
      companyId,
      kind,
      startsIn === null ? null : at(startsIn),
      startsIn === null ? null : at(startsIn + 4),
      capacity,
      clock.now(),
    ],
  )
  if (kind === 'hiring')
    for (const [turn, position] of positions.entries())
      await pool.query(
        'insert into gathering_position (gathering_id, position_id, title, turn) values ($1, $2, $3, $4)',
        [id, position, `Job ${position}`, turn],
      )
}
