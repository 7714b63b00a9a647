import { smallestGroup } from '@lunchpail/contracts/wizard/rules/quarters'

export const categories = ['gender', 'ethnicity', 'gender-ethnicity', 'veteran', 'disability'] as const
export type Category = (typeof categories)[number]

/** People of a group, each counted once, and how many of them moved forward. */
interface Group {
  readonly applied: number
  readonly selected: number
}

export interface GroupCount extends Group {
  /** null: all positions of the company; forward is who moved forward with any */
  readonly position: number | null
  /** of a position: those who applied to no other of the company, apart from those who did */
  readonly alone: boolean
  readonly category: Category
  /** the values of the answers, joined by "|"; empty: not answered */
  readonly group: string
}

/** A table of the report: a category, of all positions or of one. */
export interface ReportTable {
  /** null: all positions of the company */
  readonly position: number | null
  readonly category: Category
  readonly groups: readonly Pick<GroupCount, 'group' | 'applied' | 'selected'>[]
  /** some groups of it are not shown */
  readonly hides: boolean
}

type Groups = ReadonlyMap<string, Group>

const sum = (groups: Iterable<Group>): Group => {
  let [applied, selected] = [0, 0]
  for (const group of groups) {
    applied += group.applied
    selected += group.selected
  }
  return { applied, selected }
}
const groupsOf = (counts: readonly GroupCount[]): Groups =>
  new Map([...Map.groupBy(counts, ({ group }) => group)].map(([group, of]) => [group, sum(of)]))

/**
 * Managers know by name who moved forward and who did not: where almost no one of a group is among either of them, or nearly
 * everybody is of it, a table would tell each one's answer.
 */
const isLarge = (group: Group | undefined): boolean =>
  group !== undefined && group.selected >= smallestGroup && group.applied - group.selected >= smallestGroup

/** Has each group of the company, and all of them large. */
const isWhole = (groups: Groups, company: Groups): boolean =>
  [...company.keys()].every((group) => isLarge(groups.get(group)))

/**
 * What of the counts can be shown so that no group is seen of which fewer than ten moved forward or fewer than ten did not,
 * also not as the difference of tables:
 *
 * - Of all positions a group that is not large is left out, and the smallest others until all that are left out are large
 *   together: how many people there are is known. A table where everybody is of one group is none.
 * - A position has a table only where who applied to it alone are of all groups of the company, and those large, and so are who
 *   applied to one alone that has none, unless everybody applied to one alone that has. People who applied to several are in several
 *   tables; of whatever is added up and subtracted, either nothing is left or all of one of those who applied alone.
 * - Gender by ethnicity, whose sums are the other two tables, is shown whole or not at all, and of positions that have both.
 */
export function safeReport(counts: readonly GroupCount[]): ReportTable[] {
  const shown = new Map<Category, readonly number[]>()
  return categories.flatMap((category) => {
    const own = counts.filter((count) => count.category === category)
    const company = groupsOf(own.filter(({ position }) => position === null))
    const hidden = hiddenOf(company)
    if (hidden.size === company.size) return []
    const sums = category === 'gender-ethnicity' ? (['gender', 'ethnicity'] as const) : []
    if (sums.length > 0 && (hidden.size > 0 || !sums.every((one) => shown.has(one)))) return []
    const mayShow = (position: number) => sums.every((one) => shown.get(one)?.includes(position))
    const positions = shownPositions(own, company, mayShow)
    shown.set(category, positions)
    return [
      tableOf(null, category, company, hidden),
      ...positions.map((position) =>
        tableOf(position, category, groupsOf(own.filter((count) => count.position === position))),
      ),
    ]
  })
}

function hiddenOf(company: Groups): Set<string> {
  const hidden = new Set([...company].filter(([, group]) => !isLarge(group)).map(([group]) => group))
  const left = [...company]
    .filter(([group]) => !hidden.has(group))
    .toSorted(([, one], [, other]) => one.applied - other.applied)
  const isSafe = () =>
    hidden.size === 0 ? company.size > 1 : isLarge(sum([...hidden].map((group) => company.get(group)!)))
  for (const [group] of left) {
    if (isSafe()) break
    hidden.add(group)
  }
  return hidden
}

/** The positions with a table: the smallest go to the rest until that could be shown, too. */
function shownPositions(
  counts: readonly GroupCount[],
  company: Groups,
  mayShow: (position: number) => boolean,
): number[] {
  const alone = [
    ...Map.groupBy(
      counts.filter((count) => count.alone),
      ({ position }) => position!,
    ),
  ].map(([position, of]) => ({ position, of, people: sum(of).applied }))
  const shown = alone
    .filter(({ position, of }) => mayShow(position) && isWhole(groupsOf(of), company))
    .toSorted((one, other) => other.people - one.people)
  const everybody = sum(company.values()).applied
  for (; shown.length > 0; shown.pop()) {
    const rest = alone.filter((one) => !shown.includes(one)).flatMap(({ of }) => of)
    if (isWhole(groupsOf(rest), company)) break
    if (shown.reduce((all, { people }) => all + people, 0) === everybody) break
  }
  return shown.map(({ position }) => position)
}

const tableOf = (
  position: number | null,
  category: Category,
  groups: Groups,
  hidden: ReadonlySet<string> = new Set(),
): ReportTable => ({
  position,
  category,
  groups: [...groups]
    .filter(([group]) => !hidden.has(group))
    .map(([group, count]) => ({ group, ...count }))
    .toSorted((one, other) => one.group.localeCompare(other.group, 'en')),
  hides: hidden.size > 0,
})
