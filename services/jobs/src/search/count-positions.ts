// SQL by hand: one pass over what a list reaches, with a count for each choice.
import type { countPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { benefitBit, benefits, postedDays, scheduleType } from '@lunchpail/contracts/jobs/enumerations'
import { binder, readRows, type Statement } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { foundSql } from './filter-sql.ts'
import type { PositionSearch } from './position-search.ts'
import { countLimit } from './search-positions.ts'
import { bareSearchOf, countBare, saysNoWord } from './search-of-query.ts'

/** So many positions of a list are looked at: of a longer one the counts are the least there are. */
const lookedAt = 5_000

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

function countsStatement(search: PositionSearch): Statement {
  const { values, bind } = binder()
  const counts = Object.entries(columns).map(
    ([name, condition]) => `count(*) filter (where ${condition})::int as ${name}`,
  )
  return {
    text: `select count(*)::int as looked, ${counts.join(', ')} from (
      select *, ${bind(search.now, 'timestamptz')} as now
      from (${foundSql(search, 'p.schedule_type, p.posted_at, p.benefits', lookedAt, bind)}) p) found`,
    values,
  }
}

export const countPositions =
  (deps: Deps): Handler<typeof endpoint> =>
  async (request) => {
    const bare = await bareSearchOf(request, deps)
    // only words have to be counted to know how they are meant
    const { search } = saysNoWord(bare) ? bare : await countBare(bare, request, deps)
    const countsOf = async (group: PositionSearch) => {
      const [row] = await readRows<Record<string, number>>(deps.statements, countsStatement(group))
      const looked = row!['looked']!
      return (name: string) => ({
        n: Math.min(row![name]!, countLimit),
        more: row![name]! > countLimit || looked === lookedAt,
      })
    }
    // what a choice would leave: each group without its own
    const whole = countsOf(search)
    const [bySchedule, byDate, byBenefit] = await Promise.all([
      search.schedule ? countsOf({ ...search, schedule: undefined }) : whole,
      search.postedAfter ? countsOf({ ...search, postedAfter: undefined }) : whole,
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
