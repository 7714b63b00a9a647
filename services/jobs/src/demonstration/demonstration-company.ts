import type { PositionStatus, Trade, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { QuestionName } from './questions.ts'

export type Trait =
  | 'weekend'
  | 'overtime'
  | 'entry'
  | 'drug screen'
  | 'background flexible'
  /** the company decides the shift */
  | 'shift by company'

/** A position of the demonstration, from which its posting is made. */
export interface DemonstrationPosition {
  readonly key: string
  readonly title: string
  readonly site: string
  readonly role: Trade
  readonly wage: readonly [from: number, to: number]
  readonly shifts: readonly Shift[]
  readonly type?: ScheduleType
  readonly start: string
  readonly shiftHours?: number
  readonly scheduleDescription: string
  readonly summary: string
  readonly duties: readonly string[]
  readonly requirements: readonly string[]
  readonly skills?: readonly KeywordId[]
  readonly experienceMonths?: number
  readonly traits?: readonly Trait[]
  readonly questions: readonly QuestionName[]
  readonly daysAgo: number
  readonly state?: PositionStatus
}

export interface DemonstrationCompany {
  readonly key: string
  readonly name: string
  readonly about: string
  readonly logo: { readonly ground: string; readonly mark: string; readonly shape: string }
  /** street address and ZIP code */
  readonly sites: Readonly<Record<string, readonly [address: string, zip: string]>>
  readonly benefits: readonly string[]
  readonly positions: readonly DemonstrationPosition[]
}
