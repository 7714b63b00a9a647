import type { Rule, CsvMap, Row } from './csv-map.ts'
import { overLimit } from './over-limit.ts'
import type { Posting, Section } from '../positions/posting.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { requiredExperience } from './words/required-experience.ts'
import { plainNumber } from './words/plain-number.ts'
import { resolvePlace } from './resolve-place.ts'
import { sectionsOf } from '../positions/sections.ts'
import { lowerCapitals } from './words/title-case.ts'

/** Why a row cannot become a posting, as a sentence for whoever runs the import. */
class WrongRow extends Error {
  readonly code = 'wrong-row'
}

/** Rows of one id (the same posting, published more than once) as one posting. */
export function applyMap(map: CsvMap, rows: readonly Row[], gazetteer: Gazetteer): Posting {
  const value = (column: string) => rows.map((row) => row[column] ?? '').find(Boolean) ?? ''
  const textOf = (columns: readonly string[]) => columns.map(value).join('\n')
  const heading = (column: string) => map.columns[column]!

  const title = cleanTitle(map.title, value(map.title.column))
  if (!title) throw new WrongRow(`${heading(map.title.column)} is empty`)
  const company = value(map.company.column)
  if (!company) throw new WrongRow(`${heading(map.company.column)} is empty`)
  const name =
    map.company.names[company] ??
    cleanTitle({ ...map.company, abbreviations: map.title.abbreviations }, company)
  const role = firstOf(map.role.rules, textOf(map.role.columns))
  const posting: Posting = {
    externalId: value(map.id),
    state: 'open',
    title,
    role,
    shifts: allOf(map.shifts.rules, textOf(map.shifts.columns)),
    schedule: {
      type: map.scheduleType.values[value(map.scheduleType.column)] ?? map.scheduleType.otherwise,
      start: null,
      duration: null,
      description: null,
      disablePreferredShift: false,
    },
    requirements: requirementsOf(map, textOf),
    wage: wageOf(value(map.wage.from), value(map.wage.to), heading(map.wage.from)),
    sections: describe(map, rows, value),
    postedAt: dateOf(value(map.postedAt), heading(map.postedAt)),
    company: { externalId: company, name, about: map.company.about(name) },
    place: resolvePlace(value(map.place.column), map.place, gazetteer),
    questions: map.questions({ role, title }),
    ...(map.fields && {
      fields: Object.fromEntries(
        Object.entries(map.fields).map(([name, column]) => [name, value(column) || null]),
      ),
    }),
  }
  const reason = overLimit(posting)
  if (reason) throw new WrongRow(reason)
  return posting
}

/** The publisher's own text, or one sentence where there is none; then the other facts of the row. */
function describe(map: CsvMap, rows: readonly Row[], value: (column: string) => string): Section[] {
  const described = map.sections.flatMap((section) => sectionsOf(section.heading, value(section.column)))
  const opening = { heading: null, text: map.opening(rows) }
  const facts = map.facts.lines(rows).map((line) => `- ${line}`)
  return [
    ...(described.length > 0 ? described : [opening]),
    ...(facts.length > 0 ? [{ heading: map.facts.heading, text: facts.join('\n') }] : []),
  ]
}

function requirementsOf(
  { requirements, role }: CsvMap,
  textOf: (columns: readonly string[]) => string,
): Posting['requirements'] {
  const text = textOf(requirements.columns)
  return {
    weekend: requirements.weekend.test(text),
    overtime: requirements.overtime.test(text),
    entry: requirements.entry.test(text),
    drugScreen: requirements.drugScreen.test(text),
    backgroundFlexible: requirements.backgroundFlexible.test(text),
    experienceMonths: requiredExperience(text).months,
    keywords: allOf(requirements.keywords, textOf(role.columns)),
  }
}

const allOf = <Value>(rules: readonly Rule<Value>[], text: string): Value[] => [
  ...new Set(rules.filter(([pattern]) => pattern.test(text)).map(([, value]) => value)),
]

const firstOf = <Value>(rules: readonly Rule<Value>[], text: string): Value | null =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Replacements, then title case for capitals, then trimmed spaces and punctuation. */
export function cleanTitle(rules: Pick<CsvMap['title'], 'replace' | 'abbreviations'>, text: string): string {
  const replaced = rules.replace.reduce((title, [pattern, by]) => title.replace(pattern, by), text)
  return lowerCapitals(replaced, rules.abbreviations)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
}

/** An hourly wage; 0 stands for an end that is missing. */
function wageOf(from: string, to: string, column: string): Posting['wage'] {
  const [low, high] = [amount(from, column), amount(to, column)]
  if (low !== null && high !== null && low > high) throw new WrongRow(`${column} ${from} is above ${to}`)
  return { from: low, to: high }
}

function amount(text: string, column: string): number | null {
  const number = text.trim() === '' ? 0 : plainNumber(text)
  if (number === null || number > 500) throw new WrongRow(`${column}: "${shortened(text)}" is no hourly wage`)
  return number === 0 ? null : Math.round(number * 100) / 100
}

function dateOf(text: string, column: string): Date {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(`${text.slice(0, 10)}T12:00:00Z`) : null
  if (!date || Number.isNaN(date.getTime()))
    throw new WrongRow(`${column}: "${shortened(text)}" is not a date`)
  return date
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
