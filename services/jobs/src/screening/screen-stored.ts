// SQL by hand: `for update`, in the order in which others lock positions.
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import type { Section } from '../positions/posting.ts'
import { benefitsOf } from '../positions/benefits-of.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { shownState } from '../positions/shown-state.ts'
import { findReviews, reviewOf, saveReview } from './reviews.ts'
import { rulesVersion } from './rules.ts'

const atOnce = 200

interface Row {
  readonly id: number
  readonly title: string
  readonly sections: Section[]
  readonly description: string | null
  readonly duration: string | null
  readonly address: string | null
  readonly wanted: PositionStatus
  readonly withheld: boolean
  readonly benefits: number
  readonly same_as: number | null
}

/**
 * Screens the positions again that were screened by older rules, or by none, and reads again what they give; the newest first: of
 * those, most is seen. Until its turn each is shown, or withheld, as it was: what is saved anew is screened as it is saved. Yields how many each batch had.
 */
export async function* screenStored(transaction: OpenTransaction<Tx>, clock: Clock): AsyncGenerator<number> {
  for (let below = newest; ;) {
    const ids = await transaction((tx) => screenSome(tx, below, clock.now()))
    if (ids.length === 0) return
    below = ids[0]!
    yield ids.length
  }
}

/** above every id */
const newest = 2_147_483_647

/** Returns their ids, the oldest first. */
async function screenSome(tx: Tx, below: number, at: Date): Promise<number[]> {
  const rows = await tx.$queryRaw<Row[]>`
    with older as materialized (
      select id from position where id < ${below} and coalesce(screened, 0) < ${rulesVersion} order by id desc limit ${atOnce})
    select p.id, title, sections, schedule_description as description, schedule_duration as duration, f.address,
      coalesce(posted_state, state) as wanted, withheld, benefits, same_as
    from position p join facility f on f.id = p.facility_id where p.id in (select id from older) order by p.id for update of p`
  const ids = rows.map(({ id }) => id)
  const reviews = await findReviews(tx, ids)
  const changed: number[] = []
  for (const {
    id,
    title,
    sections,
    description,
    duration,
    address,
    wanted,
    withheld,
    benefits: given,
    same_as: sameAs,
  } of rows) {
    const text = { title, sections, schedule: { description, duration }, place: { address } }
    const change = reviewOf(text, reviews.get(id))
    await saveReview(tx, id, change, at)
    const benefits = benefitsOf(sections)
    if (change.withheld === withheld && benefits === given) continue
    await tx.position.update({
      where: { id },
      data: {
        benefits,
        ...shownState(wanted, { withheld: change.withheld, sameAs }),
        changedAt: at,
        version: { increment: 1 },
      },
    })
    changed.push(id)
  }
  await tx.position.updateMany({ where: { id: { in: ids } }, data: { screened: rulesVersion } })
  await publishPositions(tx, changed, at)
  return ids
}
