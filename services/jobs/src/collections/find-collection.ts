// SQL by hand: a page of cards with the columns that the list reads, and a count that ends at its limit.
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, readRows, type Bind } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { PositionRow } from '../search/present-card.ts'
import { cardColumns, countLimit } from '../search/search-positions.ts'
import type { City } from './open-jobs.ts'

/** The open positions of a collection. */
export interface Source {
  /** of positions `p`, with `f` where it is needed */
  readonly from: string
  readonly where: string
  readonly order: string
}
type SourceOf = (bind: Bind) => Source

const newest = 'p.posted_at desc, p.id desc'

/** Of one or more spellings; the workplaces of a city are few, and each has its positions by an index. */
export const ofCity =
  ({ spellings }: City): SourceOf =>
  (bind) => ({
    from: 'position p',
    where: `p.state = 'open' and p.facility_id = any(array(select id from facility where (city, region) in
      (select * from unnest(${bind(
        spellings.map(([city]) => city),
        'text[]',
      )}, ${bind(
        spellings.map(([, region]) => region),
        'text[]',
      )}))))`,
    order: newest,
  })

export const ofTrade =
  (role: number): SourceOf =>
  (bind) => ({
    from: 'position p',
    where: `p.state = 'open' and p.role = ${bind(role, 'int')}`,
    order: newest,
  })

/** In the company's order; what is no longer its own is left out. */
export const ofFeatured =
  (id: string): SourceOf =>
  (bind) => ({
    from: `featured_list l join featured_position fp on fp.list_id = l.id join position p on p.id = fp.position_id
      join company own on own.id = p.company_id and own.employer_id = l.employer_id`,
    where: `l.id = ${bind(id, 'uuid')} and p.state = 'open'`,
    order: 'fp.rank, p.id',
  })

export const newestOfAll: SourceOf = () => ({ from: 'position p', where: `p.state = 'open'`, order: newest })

/** Up to one more than the limit. */
export async function countCollection(on: Transaction, sourceOf: SourceOf): Promise<number> {
  const { values, bind } = binder()
  const { from, where } = sourceOf(bind)
  const text = `select count(*)::int as n from (select 1 from ${from} where ${where} limit ${countLimit + 1}) found`
  const [row] = await readRows<{ n: number }>(on, { text, values })
  return row!.n
}

export function readCollection(
  on: Transaction,
  sourceOf: SourceOf,
  page: number,
  size: number = pageSize,
): Promise<PositionRow[]> {
  const { values, bind } = binder()
  const { from, where, order } = sourceOf(bind)
  const text = `with page as materialized (select p.id, row_number() over () as at from
      (select p.id from ${from} where ${where} order by ${order}
        limit ${bind(size, 'int')} offset ${bind((page - 1) * size, 'int')}) p)
    select ${cardColumns}, null::float8 as chord from page join position p on p.id = page.id
    join facility f on f.id = p.facility_id join company c on c.id = p.company_id order by page.at`
  return readRows<PositionRow>(on, { text, values })
}

/** The newest job of each company but these, the newest first, among so many of the newest jobs. */
export function readNewestOfOthers(
  on: Transaction,
  companies: readonly number[],
  among: number,
): Promise<PositionRow[]> {
  const { values, bind } = binder()
  const text = `with newest as materialized (
      select p.id, p.company_id, p.posted_at from position p where p.state = 'open' order by p.posted_at desc, p.id desc
      limit ${bind(among, 'int')}),
    page as (select * from (
      select distinct on (company_id) id, posted_at from newest where company_id <> all(${bind([...companies], 'int[]')})
      order by company_id, posted_at desc, id desc) one order by posted_at desc, id desc limit ${pageSize})
    select ${cardColumns}, null::float8 as chord from page join position p on p.id = page.id
    join facility f on f.id = p.facility_id join company c on c.id = p.company_id order by page.posted_at desc, page.id desc`
  return readRows<PositionRow>(on, { text, values })
}
