// SQL by hand: `for update skip locked` shares the rows between instances that start together.
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Tx } from '../database.ts'
import { benefitsOf } from './benefits-of.ts'
import type { Section } from './posting.ts'
import { savePhrases } from './save-phrases.ts'

const atOnce = 500

/** Makes positions of before searches by words findable by them; the trigger writes their words. Returns how many. */
export async function indexPositions(transaction: OpenTransaction<Tx>): Promise<number> {
  for (let indexed = 0; ;) {
    const count = await transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: number; sections: Section[] }[]>`
        select id, sections from position where benefits is null order by id limit ${atOnce} for update skip locked`
      const ids = rows.map(({ id }) => id)
      await tx.$executeRaw`
        update position p set benefits = found.benefits
        from unnest(${ids}::int[], ${rows.map(({ sections }) => benefitsOf(sections))}::int[]) as found (id, benefits)
        where p.id = found.id`
      await savePhrases(tx, ids)
      return ids.length
    })
    if (count === 0) return indexed
    indexed += count
  }
}
