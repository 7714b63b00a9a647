// SQL by hand: one pass over what a list reaches, with a count for each choice.
import type { countPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { benefitBit, benefits, postedDays, scheduleType } from '@lunchpail/contracts/jobs/enumerations'
import { binder, readRows, type Statement } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { foundSql } from './filter-sql.ts'
import type { PositionSearch } from './position-search.ts'
import { countLimit, knownSql } from './search-positions.ts'
import { bareSearchOf, countBare, saysNoWord } from './search-of-query.ts'

/** So many positions of a list are looked at: of a longer one the counts are the least there are. Words take longer to find. */
const lookedAt = { plain: 5_000, words: countLimit + 1 } as const
const mostOf = ({ words }: PositionSearch): number => (words ? lookedAt.words : lookedAt.plain)

const columns = {
  full: `schedule_type <> ${scheduleType['part-time']}`,
  part: `schedule_type <> ${scheduleType['full-time']}`,
  ...Object.fromEntries(
    postedDays.map((days) => [`days${days}`, `posted_at >= now - ${days} * interval '1 day'`]),
  ),
  ...Object.fromEntries(
    benefits.map((benefit) => [`benefit${benefitBit[benefit]}`, `benefits & ${benefitBit[benefit]} <> 0`]),
  ),
}

/** What is counted; what was found by words, up to one more than the limit, is not looked for again. */
interface Group {
  readonly search: PositionSearch
  readonly ids?: readonly number[] | undefined
}

function countsStatement({ search, ids }: Group): Statement {
  const { values, bind } = binder()
  const counts = Object.entries(columns).map(
    ([name, condition]) => `count(*) filter (where ${condition})::int as ${name}`,
  )
  const read = 'p.schedule_type, p.posted_at, p.benefits'
  return {
    text: `select count(*)::int as looked, ${counts.join(', ')} from (
      select *, ${bind(search.now, 'timestamptz')} as now
      from (${ids ? knownSql(ids, read, bind) : foundSql(search, read, mostOf(search), bind)}) p) found`,
    values,
  }
}

export const countPositions =
  (deps: Deps): Handler<typeof endpoint> =>
  async (request) => {
    const bare = await bareSearchOf(request, deps)
    // in no order: for the best fit it would score the nearest, whose page nobody reads
    const unsorted = { ...bare, search: { ...bare.search, sort: 'newest' as const } }
    // only words have to be counted to know how they are meant
    const counted = saysNoWord(bare) ? unsorted : await countBare(unsorted, request, deps)
    const { search, reached, ids } = { reached: undefined, ids: undefined, ...counted }
    // the part that stands for a long list, around its place, stands for it without a choice, too
    const part = search.near && reached ? reached : search
    const countsOf = async (group: Group) => {
      const [row] = await readRows<Record<string, number>>(deps.statements, countsStatement(group))
      const isPart = row!['looked']! === mostOf(group.search) || (group.ids?.length ?? 0) > countLimit
      return (name: string) => ({
        n: Math.min(row![name]!, countLimit),
        more: row![name]! > countLimit || isPart,
      })
    }
    // what a choice would leave: each group without its own
    const whole = countsOf({ search, ids })
    const [bySchedule, byDate, byBenefit] = await Promise.all([
      search.schedule ? countsOf({ search: { ...part, schedule: undefined } }) : whole,
      search.postedAfter ? countsOf({ search: { ...part, postedAfter: undefined } }) : whole,
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
