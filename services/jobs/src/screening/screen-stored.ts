// SQL by hand: `for update skip locked` shares the rows between instances that start together.
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Tx } from '../database.ts'
import type { Posting, Section } from '../positions/posting.ts'
import { publishPositions } from '../positions/publish-positions.ts'
import { shownState } from '../positions/shown-state.ts'
import { findReviews, reviewOf, saveReview } from './reviews.ts'
import { rulesVersion } from './rules.ts'

const atOnce = 500

interface Row {
  readonly id: number
  readonly title: string
  readonly sections: Section[]
  readonly description: string | null
  readonly wanted: PositionStatus
  readonly withheld: boolean
  readonly same_as: number | null
}

/** Screens the positions again that were screened by older rules. Returns how many. */
export async function screenStored(transaction: OpenTransaction<Tx>, clock: Clock): Promise<number> {
  for (let screened = 0; ;) {
    const count = await transaction(async (tx) => {
      const at = clock.now()
      const rows = await tx.$queryRaw<Row[]>`
        select id, title, sections, schedule_description as description, coalesce(posted_state, state) as wanted, withheld, same_as
        from position where screened < ${rulesVersion} order by id limit ${atOnce} for update skip locked`
      const ids = rows.map(({ id }) => id)
      const reviews = await findReviews(tx, ids)
      const changed: number[] = []
      for (const { id, title, sections, description, wanted, withheld, same_as: sameAs } of rows) {
        const text = { title, sections, schedule: { description } as Posting['schedule'] }
        const change = reviewOf(text, reviews.get(id))
        await saveReview(tx, id, change, at)
        if (change.withheld === withheld) continue
        await tx.position.update({
          where: { id },
          data: {
            ...shownState(wanted, { withheld: change.withheld, sameAs }),
            changedAt: at,
            version: { increment: 1 },
          },
        })
        changed.push(id)
      }
      await tx.position.updateMany({ where: { id: { in: ids } }, data: { screened: rulesVersion } })
      await publishPositions(tx, changed, at)
      return ids.length
    })
    if (count === 0) return screened
    screened += count
  }
}
