import type { Language } from '@lunchpail/contracts/language/translate'
import { disabilityStatus, ethnicity, veteranStatus } from '@lunchpail/contracts/wizard/enumerations'
import type { Report } from './equal-opportunity-store.ts'
import { equalOpportunityWords } from './equal-opportunity-words.ts'
import type { Category, ReportTable } from './safe-report.ts'
import { selectionRateWords } from './selection-rate-words.ts'

type Group = ReportTable['groups'][number]

/** Those who did not say are in no comparison. */
const notDisclosed: Readonly<Record<'gender' | 'ethnicity' | 'veteran' | 'disability', string>> = {
  gender: 'not_specified',
  ethnicity: String(ethnicity['prefer not to say']),
  veteran: String(veteranStatus.declined),
  disability: String(disabilityStatus.declined),
}
const partsOf = (category: Category) =>
  category === 'gender-ethnicity' ? (['gender', 'ethnicity'] as const) : ([category] as const)
const isShown = (category: Category, { group }: Group): boolean =>
  group.split('|').every((value, at) => value !== '' && value !== notDisclosed[partsOf(category)[at]!])

const rateOf = ({ applied, selected }: Group): number => selected / applied
const decimals = 3

/** The rows of the file: of each group its rate, and its ratio to that of the group with the highest. */
export function presentReport({ tables, titles }: Report, language: Language): string[][] {
  const words = selectionRateWords[language]
  const answers = equalOpportunityWords[language]
  const name = (category: Category, group: string): string =>
    group
      .split('|')
      .map((value, at) =>
        value === ''
          ? words.notAnswered
          : ((answers[partsOf(category)[at]!] as Readonly<Record<string, string>>)[value] ?? value),
      )
      .join(', ')
  const rows = tables.flatMap(({ position, category, groups, hides }) => {
    const of = [
      position === null ? words.allRoles : titles[position]!,
      position === null ? '' : String(position),
      words.category[category],
    ]
    const highest = Math.max(...groups.filter((group) => isShown(category, group)).map(rateOf))
    return [
      ...groups.map((group) => [
        ...of,
        name(category, group.group),
        String(group.applied),
        String(group.selected),
        rateOf(group).toFixed(decimals),
        isShown(category, group) && highest > 0 ? (rateOf(group) / highest).toFixed(decimals) : '',
      ]),
      ...(hides ? [[...of, words.hidden, '', '', '', '']] : []),
    ]
  })
  return [[...words.head], ...(rows.length > 0 ? rows : [[words.none]])]
}
