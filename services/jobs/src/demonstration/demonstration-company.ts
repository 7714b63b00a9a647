import type { PositionStatus, Role, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { AskName } from './asks.ts'

export type Trait =
  | 'weekend'
  | 'entry'
  | 'drug screen'
  | 'background flexible'
  /** the company decides the shift */
  | 'shift by company'

/** A position of the demonstration, in the fewest words; postings are made of it. */
export interface DemonstrationPosition {
  readonly key: string
  readonly title: string
  readonly at: string
  readonly role: Role
  readonly wage: readonly [from: number, to: number]
  readonly shifts: readonly Shift[]
  readonly type?: ScheduleType
  readonly start: string
  /** hours of a shift */
  readonly lasts?: number
  readonly hours: string
  readonly opening: string
  readonly does: readonly string[]
  readonly needs: readonly string[]
  readonly skills?: readonly KeywordId[]
  /** months of such work */
  readonly months?: number
  readonly traits?: readonly Trait[]
  readonly asks: readonly AskName[]
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
  readonly gives: readonly string[]
  readonly positions: readonly DemonstrationPosition[]
}
