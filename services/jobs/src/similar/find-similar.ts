// SQL by hand, as Prisma has neither `cube` nor trigrams.
import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { DetailRow } from '../search/find-position.ts'
import { chordOf, spotSql } from '../search/point.ts'
import type { PositionRow } from '../search/present-card.ts'
import { cardColumns } from '../search/search-positions.ts'

/** How far from the job another one may be. */
const miles = 25
/**
 * What is compared at most, however many jobs a city or a place has: the nearest places, and of so many jobs of each the newest.
 */
const places = 60
const lookedAtOfEach = 60
const ofEachPlace = 10
/** As `similarity` counts shared letters in threes: "Forklift Operator" and "Forklift Driver". */
const likeTitle = 0.3
/** Of what is alike: the title, the pay, the place. */
const weights = { title: 5, pay: 2, near: 3 } as const

interface Shown {
  /** leaves out what this person applied to */
  readonly accountId: string | null
  /** from which distances are told */
  readonly home: Point | null
  readonly limit: number
  readonly offset: number
}

/** Open positions like `position`, the most alike first. */
export function findSimilar(
  on: Transaction,
  position: DetailRow,
  { accountId, home, limit, offset }: Shown,
): Promise<PositionRow[]> {
  const { values, bind } = binder()
  const point = spotSql(position, bind)
  const reach = bind(chordOf(miles), 'float8')
  const title = bind(position.title, 'text')
  const like = `similarity(p.title, ${title})`
  const sameTrade = position.role > 0 ? `p.role = ${bind(position.role, 'int')} or ` : ''
  const pay = Number(position.wage_from ?? position.wage_to ?? 0)
  const paid = 'coalesce(p.wage_from, p.wage_to)::float8'
  const alikePay =
    pay > 0
      ? `coalesce(greatest(0, 1 - 2 * abs(${paid} - ${bind(pay, 'float8')}) / ${bind(pay, 'float8')}), 0)`
      : '0'
  const applied =
    accountId === null
      ? ''
      : `and not exists (select from application a where a.account_id = ${bind(accountId, 'uuid')} and a.position_id = p.id)`
  const text = `with near as materialized (
      select id, spot <-> ${point} as chord from facility
      where spot <@ cube_enlarge(${point}, ${reach}, 3) order by spot <-> ${point} limit ${places}),
    found as (
      select p.id, p.posted_at, ${weights.title} * ${like} + ${weights.pay} * ${alikePay}
        + ${weights.near} * (1 - least(1, near.chord / ${reach})) as alike
      from near cross join lateral (
        select * from (
          select p.id, p.title, p.posted_at, p.wage_from, p.wage_to, p.role from position p
          where p.facility_id = near.id and p.state = 'open' and p.portal_state in (${livePortalStates.join(', ')})
          limit ${lookedAtOfEach}) p
        order by p.posted_at desc limit ${ofEachPlace}) p
      where p.id <> ${bind(position.id, 'int')} and (${sameTrade}${like} >= ${likeTitle}) ${applied}
      order by alike desc, p.posted_at desc, p.id desc limit ${bind(limit, 'int')} offset ${bind(offset, 'int')})
    select ${cardColumns}, ${home ? `f.spot <-> ${spotSql(home, bind)}` : 'null::float8'} as chord
    from found join position p on p.id = found.id join facility f on f.id = p.facility_id join company c on c.id = p.company_id
    order by found.alike desc, found.posted_at desc, found.id desc`
  return readRows<PositionRow>(on, { text, values })
}
