// SQL by hand, by the role of the answers: it counts, and what it gives back names no one.
import type pg from 'pg'
import type { Applicant } from './find-outcomes.ts'
import { safeReport, type Category, type GroupCount, type ReportTable } from './safe-report.ts'

/** By `grouping`, whose bits say which of the four columns a row is not grouped by. */
const categoryOf: Readonly<Record<number, Category>> = {
  0b0111: 'gender',
  0b1011: 'ethnicity',
  0b0011: 'gender-ethnicity',
  0b1101: 'veteran',
  0b1110: 'disability',
}

interface Row {
  readonly position: number | null
  readonly alone: boolean
  readonly by: number
  readonly gender: string | null
  readonly ethnicity: number | null
  readonly veteran_status: number | null
  readonly disability_status: number | null
  readonly applied: number
  readonly selected: number
}

/** Each person once for all positions, and once for each of theirs. */
const text = `with sent (account_id, position_id, selected) as (select * from unnest($1::uuid[], $2::int[], $3::bool[])),
  person as (
    select account_id, null::int as position_id, false as alone, bool_or(selected) as selected from sent group by account_id
    union all
    select account_id, position_id, count(*) over (partition by account_id) = 1, selected from sent)
  select position_id as position, alone,
    grouping(gender, ethnicity, veteran_status, disability_status) as by,
    gender, ethnicity, veteran_status, disability_status,
    count(*)::int as applied, count(*) filter (where selected)::int as selected
  from person left join equal_opportunity.answer using (account_id)
  group by grouping sets ((position_id, alone, gender), (position_id, alone, ethnicity),
    (position_id, alone, gender, ethnicity), (position_id, alone, veteran_status), (position_id, alone, disability_status))`

async function countGroups(isolated: pg.Pool, applicants: readonly Applicant[]): Promise<GroupCount[]> {
  const { rows } = await isolated.query<Row>(text, [
    applicants.flatMap(({ account_id, positions }) => positions.map(() => account_id)),
    applicants.flatMap(({ positions }) => positions),
    applicants.flatMap(({ selected }) => selected),
  ])
  return rows.map(({ position, alone, by, applied, selected, ...row }) => {
    const category = categoryOf[by]!
    return { position, alone, category, group: groupOf(category, row), applied, selected }
  })
}

/**
 * What may be shown; counts of fewer people stay here. Counts of batches can be added up, as no one is in two of them.
 */
export async function countTables(
  isolated: pg.Pool,
  batches: AsyncIterable<readonly Applicant[]>,
): Promise<ReportTable[]> {
  const counts: GroupCount[] = []
  for await (const applicants of batches) counts.push(...(await countGroups(isolated, applicants)))
  return safeReport(counts)
}

function groupOf(
  category: Category,
  row: Pick<Row, 'gender' | 'ethnicity' | 'veteran_status' | 'disability_status'>,
): string {
  switch (category) {
    case 'gender-ethnicity':
      return `${row.gender ?? ''}|${row.ethnicity ?? ''}`
    case 'veteran':
      return String(row.veteran_status ?? '')
    case 'disability':
      return String(row.disability_status ?? '')
    default:
      return String(row[category] ?? '')
  }
}
