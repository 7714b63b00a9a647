import type { RoleDetail } from '@lunchpail/contracts/jobs/api'
import type { Role, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { RoleTyped } from '../portal/api.ts'

export const flags = ['weekend', 'overtime', 'entry', 'drug_screen', 'background_flexible'] as const
export type Flag = (typeof flags)[number]

/** What the form holds: texts as typed, and lists. */
export interface RoleValues {
  readonly title: string
  readonly zip: string
  readonly address: string
  readonly role: string
  readonly wage_from: string
  readonly wage_to: string
  readonly shifts: readonly string[]
  readonly schedule_type: string
  readonly schedule_start: string
  readonly schedule_duration: string
  readonly schedule_description: string
  readonly description: string
  readonly asks: readonly string[]
  readonly experience_months: string
  readonly keywords: readonly string[]
  readonly questions: readonly string[]
}

export const emptyRole: RoleValues = {
  title: '',
  zip: '',
  address: '',
  role: '',
  wage_from: '',
  wage_to: '',
  shifts: [],
  schedule_type: 'full-time',
  schedule_start: '',
  schedule_duration: '',
  schedule_description: '',
  description: '',
  asks: [],
  experience_months: '',
  keywords: [],
  questions: [],
}

const text = (value: number | null): string => (value === null ? '' : String(value))

export const valuesOf = (role: RoleDetail): RoleValues => ({
  title: role.title,
  zip: role.zip ?? '',
  address: role.address ?? '',
  role: role.role ?? '',
  wage_from: text(role.wage.from),
  wage_to: text(role.wage.to),
  shifts: role.shifts,
  schedule_type: role.schedule_type,
  schedule_start: role.schedule_start ?? '',
  schedule_duration: role.schedule_duration ?? '',
  schedule_description: role.schedule_description ?? '',
  description: role.description,
  asks: flags.filter((flag) => role[flag]),
  experience_months: role.experience_months > 0 ? String(role.experience_months) : '',
  keywords: role.keywords,
  questions: role.question_ids,
})

const isNumber = (typed: string): boolean => typed.trim() === '' || Number.isFinite(Number(typed))
/** The number fields that hold no number: the service would take them for something else. */
export const wrongNumbers = (values: RoleValues) =>
  (['wage_from', 'wage_to', 'experience_months'] as const).filter((name) => !isNumber(values[name]))

const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

export const typedOf = (values: RoleValues): RoleTyped => ({
  title: values.title,
  zip: values.zip,
  address: values.address,
  role: (values.role || null) as Role | null,
  wage_from: numberOf(values.wage_from),
  wage_to: numberOf(values.wage_to),
  shifts: [...values.shifts] as Shift[],
  schedule_type: values.schedule_type as ScheduleType,
  schedule_start: values.schedule_start,
  schedule_duration: values.schedule_duration,
  schedule_description: values.schedule_description,
  description: values.description,
  ...(Object.fromEntries(flags.map((flag) => [flag, values.asks.includes(flag)])) as Record<Flag, boolean>),
  experience_months: numberOf(values.experience_months) ?? 0,
  keywords: [...values.keywords] as KeywordId[],
  questions: [...values.questions],
})
