// SQL by hand: one pass over what a list reaches, with a count for each choice.
import type { countPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { dayMs } from '@lunchpail/contracts/durations'
import { benefitBit, benefits, postedDays, scheduleType } from '@lunchpail/contracts/jobs/enumerations'
import { binder, readRows, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { conditionsSql, foundSql, isBounded } from './filter-sql.ts'
import { nearestCountsStatement } from './nearest-by-words.ts'
import type { PositionSearch } from './position-search.ts'
import type { Reader } from './read-found.ts'
import { countLimit } from './search-positions.ts'
import { bareSearchOf, countBare, saysNoWord } from './search-of-query.ts'
import type { ByWords } from './words/find-nearest.ts'

/** So many positions of a list are looked at: of a longer one the counts are the least there are. Words take longer to find. */
const lookedAt = { plain: 5_000, words: countLimit + 1 } as const
const mostOf = ({ words }: PositionSearch): number => (words ? lookedAt.words : lookedAt.plain)

/** The columns of each group of choices. */
const columns = {
  schedule: () => ({
    full: `schedule_type <> ${scheduleType['part-time']}`,
    part: `schedule_type <> ${scheduleType['full-time']}`,
  }),
  // as values: taken from a time in the statement, each would be computed anew for each row
  postedAfter: (now: Date, bind: Bind) =>
    Object.fromEntries(
      postedDays.map((days) => [
        `days${days}`,
        `posted_at >= ${bind(new Date(now.getTime() - days * dayMs), 'timestamptz')}`,
      ]),
    ),
  benefits: () =>
    Object.fromEntries(
      benefits.map((benefit) => [`benefit${benefitBit[benefit]}`, `benefits & ${benefitBit[benefit]} <> 0`]),
    ),
} as const satisfies Record<string, (now: Date, bind: Bind) => Record<string, string>>
type Group = keyof typeof columns
const allGroups = Object.keys(columns) as Group[]

/** Of some rows the number of each choice, of these groups alone: a choice costs nearly as much as to find the row. */
const countsSql = ({ now }: PositionSearch, groups: readonly Group[], bind: Bind): string =>
  groups
    .flatMap((group) => Object.entries(columns[group](now, bind)))
    .map(([name, condition]) => `, count(*) filter (where ${condition})::int as ${name}`)
    .join('')

type Row = Readonly<Record<string, number>>

interface Counts {
  readonly row: Row
  /** there are more than were looked at: the counts are the least there are */
  readonly isPart: boolean
}
const nothing: Counts = {
  row: Object.fromEntries(
    Object.values(columns).flatMap((group) =>
      Object.keys(group(new Date(0), () => '')).map((name) => [name, 0]),
    ),
  ),
  isPart: false,
}
type ReadCounts = (on: Transaction, search: PositionSearch, groups: readonly Group[]) => Promise<Counts>

const read = 'p.schedule_type, p.posted_at, p.benefits'
const filteredBy = `${read}, p.role, p.shifts, p.wage_from, p.wage_to, p.weekend, p.entry, p.drug_screen, p.background_flexible`
/** So many of the newest of all open positions are looked at first for a pay. */
const newest = 20_000

/** What the newest of all have of a search that says no place and no words; all columns are in one index. */
const foundAmongNewest = (search: PositionSearch, bind: Bind): string => `select ${read} from (
    select ${filteredBy}, 'open' as state from position p where p.state = 'open' order by p.posted_at desc, p.id desc limit ${newest}) p
  where ${conditionsSql(search, bind)} limit ${mostOf(search)}`

function countsStatement(
  search: PositionSearch,
  groups: readonly Group[],
  sqlOf = (bind: Bind) => foundSql(search, read, mostOf(search), bind),
): Statement {
  const { values, bind } = binder()
  return {
    text: `select count(*)::int as total${countsSql(search, groups, bind)} from (${sqlOf(bind)}) found`,
    values,
  }
}

const readCounts: ReadCounts = async (on, search, groups) => {
  // the newest stand for a long list: an index of pay would give its worst paid
  if (search.wagesFrom.length > 0 && !search.words && !isBounded(search)) {
    const statement = countsStatement(search, groups, (bind) => foundAmongNewest(search, bind))
    const [row] = await readRows<Row>(on, statement)
    if (row!['total']! > countLimit) return { row: row!, isPart: true }
  }
  const [row] = await readRows<Row>(on, countsStatement(search, groups))
  return { row: row!, isPart: row!['total'] === mostOf(search) }
}

const readNearestCounts =
  (most: number) =>
  async (on: Transaction, search: ByWords, groups: readonly Group[]): Promise<Counts> => {
    const [row] = await readRows<Row>(
      on,
      nearestCountsStatement(search, most, (bind) => countsSql(search, groups, bind)),
    )
    return { row: row!, isPart: row!['looked'] === most || row!['total']! > countLimit }
  }

/** Counts while it finds, and says of what it has found how its choices are counted. */
function countsReader(): Reader & {
  readonly countsOf: (reached: PositionSearch) => (Counts & { readonly again: ReadCounts }) | undefined
} {
  const found = new Map<PositionSearch, Counts & { readonly again: ReadCounts }>()
  return {
    countsOf: (reached) => found.get(reached),
    found: async (on, search, reached = search) => {
      const counts = await readCounts(on, reached, allGroups)
      found.set(reached, { ...counts, again: readCounts })
      return { search, reached, total: counts.row['total']! }
    },
    nearest: async (on, search, most) => {
      const again = readNearestCounts(most)
      const counts = await again(on, search, allGroups)
      found.set(search, { ...counts, again: (to, other, groups) => again(to, other as ByWords, groups) })
      const { total, looked, squares } = counts.row
      return { total: total!, looked: looked!, squares: squares! }
    },
  }
}

export const countPositions =
  (deps: Deps): Handler<typeof endpoint> =>
  async (request) => {
    const { statements } = deps
    const bare = await bareSearchOf(request, deps)
    const reader = countsReader()
    // only words have to be counted to know how they are meant
    const { search, reached, total } = saysNoWord(bare)
      ? { search: bare.search, reached: undefined, total: undefined }
      : await countBare(bare, request, deps, reader)
    const counted = reached && reader.countsOf(reached)
    const again = counted?.again ?? readCounts
    const known = total === 0 ? nothing : counted
    // the part that stands for a long list, around its place, stands for it without a choice, too
    const part = search.near && reached ? reached : search
    const told =
      ({ row, isPart }: Counts) =>
      (name: string) => ({
        n: Math.min(row[name]!, countLimit),
        more: row[name]! > countLimit || isPart || (total ?? 0) > countLimit,
      })
    // what a choice would leave: each group without its own
    const without = async (group: Group) =>
      told(await again(statements, { ...part, [group]: undefined }, [group]))
    const others = allGroups.filter((group) => group === 'benefits' || !search[group])
    const whole = (async () => told(known ?? (await readCounts(statements, search, others))))()
    const [bySchedule, byDate, byBenefit] = await Promise.all([
      search.schedule ? without('schedule') : whole,
      search.postedAfter ? without('postedAfter') : whole,
      whole,
    ])
    return {
      status: 200,
      body: {
        schedule: { 'full-time': bySchedule('full'), 'part-time': bySchedule('part') },
        posted: postedDays.map((days) => ({ days, ...byDate(`days${days}`) })),
        benefits: benefits.map((benefit) => ({ benefit, ...byBenefit(`benefit${benefitBit[benefit]}`) })),
      },
    }
  }
