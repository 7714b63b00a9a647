import type { RoleDetail } from '@lunchpail/contracts/jobs/api'
import type { Trade, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import { namesOfKind, type NameOfKind } from '@lunchpail/contracts/jobs/posting-fields'
import type { RoleTyped } from '../portal/api.ts'

export const flags = namesOfKind('flag')
type Flag = (typeof flags)[number]
export const textFields = namesOfKind('line', 'paragraph')
export const monthFields = namesOfKind('months')
type Typed = { readonly [Name in NameOfKind<'line' | 'paragraph' | 'months'>]: string }

/** What the form holds: texts as typed, and lists. Declared fields (posting-fields.ts of contracts) are there by their names. */
export interface RoleValues extends Typed {
  readonly title: string
  readonly zip: string
  readonly address: string
  readonly role: string
  readonly wage_from: string
  readonly wage_to: string
  readonly shifts: readonly string[]
  readonly schedule_type: string
  readonly schedule_start: string
  readonly description: string
  readonly asks: readonly string[]
  readonly keywords: readonly string[]
  readonly questions: readonly string[]
}

const text = (value: number | string | null): string => (value === null ? '' : String(value))

const typed = (valueOf: (name: keyof Typed) => string): Typed =>
  Object.fromEntries([...textFields, ...monthFields].map((name) => [name, valueOf(name)])) as Typed

export const emptyRole: RoleValues = {
  ...typed(() => ''),
  title: '',
  zip: '',
  address: '',
  role: '',
  wage_from: '',
  wage_to: '',
  shifts: [],
  schedule_type: 'full-time',
  schedule_start: '',
  description: '',
  asks: [],
  keywords: [],
  questions: [],
}

export const valuesOf = (role: RoleDetail): RoleValues => ({
  // no months are 0
  ...typed((name) => text(role[name] || null)),
  title: role.title,
  zip: role.zip ?? '',
  address: role.address ?? '',
  role: role.role ?? '',
  wage_from: text(role.wage.from),
  wage_to: text(role.wage.to),
  shifts: role.shifts,
  schedule_type: role.schedule_type,
  schedule_start: role.schedule_start ?? '',
  description: role.description,
  asks: flags.filter((flag) => role[flag]),
  keywords: role.keywords,
  questions: role.question_ids,
})

/** "$18.50", "18,50", "18/hr", "$18 an hour", "18 por hora", "US$18", "$18 hourly": dollars of an hour. */
const hourly =
  /^(?:us)?\$?\s*(\d+)(?:\.(\d+)|,(\d{1,2}))?\s*(?:\$|usd|dollars|dólares)?\s*(?:hourly|ph|(?:\/|an?|per|por|la|x|p\/)?\s*(?:h|hrs?|hour|hora)\.?)?$/iu
/** Of digits alone: "1e2" and "0x12" would be numbers, too. */
const plainNumber = /^(\d+)(?:\.(\d+))?$/

type NumberField = (typeof monthFields)[number] | 'wage_from' | 'wage_to'

/** Null where nothing is typed, NaN where it is no number. */
function numberIn(name: NumberField, typed: string): number | null {
  if (typed.trim() === '') return null
  const pattern = name === 'wage_from' || name === 'wage_to' ? hourly : plainNumber
  const [, whole, decimals, afterComma] = pattern.exec(typed.normalize('NFKC').trim()) ?? []
  return whole === undefined ? Number.NaN : Number(`${whole}.${decimals ?? afterComma ?? 0}`)
}

/** The number fields that hold no number: the service would take them for something else. */
export const wrongNumbers = (values: RoleValues) =>
  (['wage_from', 'wage_to', ...monthFields] as const).filter((name) =>
    Number.isNaN(numberIn(name, values[name])),
  )

type TypedTexts = Record<NameOfKind<'line' | 'paragraph'>, string>
type Months = Record<NameOfKind<'months'>, number>

export const typedOf = (values: RoleValues): RoleTyped => ({
  title: values.title,
  zip: values.zip,
  address: values.address,
  role: (values.role || null) as Trade | null,
  wage_from: numberIn('wage_from', values.wage_from),
  wage_to: numberIn('wage_to', values.wage_to),
  shifts: [...values.shifts] as Shift[],
  schedule_type: values.schedule_type as ScheduleType,
  schedule_start: values.schedule_start,
  ...(Object.fromEntries(textFields.map((name) => [name, values[name]])) as TypedTexts),
  description: values.description,
  ...(Object.fromEntries(flags.map((flag) => [flag, values.asks.includes(flag)])) as Record<Flag, boolean>),
  ...(Object.fromEntries(monthFields.map((name) => [name, numberIn(name, values[name]) ?? 0])) as Months),
  keywords: [...values.keywords] as KeywordId[],
  questions: [...values.questions],
})
