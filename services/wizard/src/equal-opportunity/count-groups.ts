// SQL by hand, by the role of the answers: it counts, and what it gives back names nobody.
import type pg from 'pg'
import type { Category, GroupCount } from './safe-report.ts'
import type { Outcome } from './find-outcomes.ts'

/** By `grouping`, whose bits say which of the four columns a row is not grouped by. */
const categoryOf: Readonly<Record<number, Category>> = {
  0b0111: 'gender',
  0b1011: 'ethnicity',
  0b0011: 'gender-ethnicity',
  0b1101: 'veteran',
  0b1110: 'disability',
}

interface Row {
  readonly position: number
  readonly by: number
  readonly gender: string | null
  readonly ethnicity: number | null
  readonly veteran_status: number | null
  readonly disability_status: number | null
  readonly applied: number
  readonly selected: number
}

const text = `select position_id as position,
    grouping(gender, ethnicity, veteran_status, disability_status) as by,
    gender, ethnicity, veteran_status, disability_status,
    count(*)::int as applied, count(*) filter (where selected)::int as selected
  from unnest($1::uuid[], $2::int[], $3::bool[]) as sent (account_id, position_id, selected)
  left join equal_opportunity.answer using (account_id)
  group by grouping sets ((position_id, gender), (position_id, ethnicity), (position_id, gender, ethnicity),
    (position_id, veteran_status), (position_id, disability_status))`

export async function countGroups(isolated: pg.Pool, outcomes: readonly Outcome[]): Promise<GroupCount[]> {
  const { rows } = await isolated.query<Row>(text, [
    outcomes.map(({ account_id }) => account_id),
    outcomes.map(({ position_id }) => position_id),
    outcomes.map(({ selected }) => selected),
  ])
  return rows.map(({ position, by, applied, selected, ...row }) => {
    const category = categoryOf[by]!
    return { position, category, group: groupOf(category, row), applied, selected }
  })
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
