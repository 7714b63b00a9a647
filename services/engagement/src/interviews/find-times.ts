// SQL by hand: Prisma compares no count of related rows with a column.
import type { OfferedTime } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/** The times of an offer that this invite can have: to come, with room or its own; soonest first. */
export const findTimes = (
  tx: Pick<Tx, '$queryRaw'>,
  { id, offerId }: { readonly id: string; readonly offerId: string },
  now: Date,
): Promise<OfferedTime[]> =>
  tx.$queryRaw<OfferedTime[]>`
    select t.id, t.offer_id as "offerId", t.starts_at as "startsAt", t.capacity
    from offered_time t
    where t.offer_id = ${offerId}::uuid and t.starts_at > ${now}
      and (select count(*) from invite i
            where i.time_id = t.id and i.state = 'open' and i.id <> ${id}::uuid) < t.capacity
    order by t.starts_at`
