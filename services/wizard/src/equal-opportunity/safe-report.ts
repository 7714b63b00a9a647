import { smallestGroup } from '@lunchpail/contracts/wizard/rules/quarters'

export const categories = ['gender', 'ethnicity', 'gender-ethnicity', 'veteran', 'disability'] as const
export type Category = (typeof categories)[number]

/** Of those of a group who applied to a position, how many moved forward. */
export interface GroupCount {
  readonly position: number
  readonly category: Category
  /** the values of the answers, joined by "|"; empty: not answered */
  readonly group: string
  readonly applied: number
  readonly selected: number
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

type Group = { applied: number; selected: number }
type Groups = Map<string, Group>

function sumOf(counts: readonly GroupCount[]): Groups {
  const groups: Groups = new Map()
  for (const { group, applied, selected } of counts) {
    const sum = groups.get(group) ?? { applied: 0, selected: 0 }
    groups.set(group, { applied: sum.applied + applied, selected: sum.selected + selected })
  }
  return groups
}

const total = (groups: Groups, of: keyof Group): number =>
  [...groups.values()].reduce((sum, group) => sum + group[of], 0)
const smallOf = (groups: Groups): string[] =>
  [...groups].filter(([, { applied }]) => applied < smallestGroup).map(([group]) => group)

/** Managers know by name who moved forward and who did not: of a few of them a table would tell each one's answer. */
const hasOutcomes = (groups: Groups): boolean =>
  total(groups, 'selected') >= smallestGroup &&
  total(groups, 'applied') - total(groups, 'selected') >= smallestGroup

/** Nothing of it is hidden. */
const isWhole = (groups: Groups): boolean => hasOutcomes(groups) && smallOf(groups).length === 0

/**
 * BY-29: what of the counts can be shown so that no group of fewer than ten is seen, also not as the difference of two tables:
 *
 * - A small group is left out; where all that is left out are fewer than ten, the smallest other one is, too, since the total is
 *   known to who counts the applications.
 * - A position has a table only where nothing of the company's is hidden, nothing of its own, and nothing of the rest: of all
 *   positions that have none, together. Whatever is subtracted is then a sum of tables that could each be shown.
 * - Gender by ethnicity, whose sums are the other two tables, is shown whole or not at all.
 */
export function safeReport(counts: readonly GroupCount[]): ReportTable[] {
  return categories.flatMap((category) => {
    const own = counts.filter((count) => count.category === category)
    const company = sumOf(own)
    if (!hasOutcomes(company)) return []
    const hidden = hiddenOf(company)
    if (hidden.size > 0 && (category === 'gender-ethnicity' || hidden.size === company.size)) return []
    return [
      tableOf(null, category, company, hidden),
      ...(hidden.size > 0
        ? []
        : shownPositions(own).map((position) =>
            tableOf(position, category, sumOf(own.filter((count) => count.position === position))),
          )),
    ]
  })
}

function hiddenOf(groups: Groups): Set<string> {
  const hidden = new Set(smallOf(groups))
  const left = [...groups].filter(([group]) => !hidden.has(group))
  const people = total(groups, 'applied') - left.reduce((sum, [, { applied }]) => sum + applied, 0)
  const [smallest] = left.toSorted(([, one], [, other]) => one.applied - other.applied)
  if (people > 0 && people < smallestGroup && smallest) hidden.add(smallest[0])
  return hidden
}

/** The positions with a table: the smallest go to the rest until that could be shown, too. */
function shownPositions(counts: readonly GroupCount[]): number[] {
  const positions = [...Map.groupBy(counts, ({ position }) => position)]
    .map(([position, of]) => ({ position, groups: sumOf(of) }))
    .filter(({ groups }) => isWhole(groups))
    .toSorted((one, other) => total(other.groups, 'applied') - total(one.groups, 'applied'))
    .map(({ position }) => position)
  for (; positions.length > 0; positions.pop()) {
    const rest = sumOf(counts.filter(({ position }) => !positions.includes(position)))
    if (rest.size === 0 || isWhole(rest)) return positions
  }
  return positions
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
