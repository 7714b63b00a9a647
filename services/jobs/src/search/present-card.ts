import { benefitBit, benefits, scheduleTypes, type Benefit } from '@lunchpail/contracts/jobs/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { PositionStatus as OpenState } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { estimateCommute } from '@lunchpail/contracts/jobs/rules/commute'
import { fewestOfExcerpt, writtenLanguage } from '@lunchpail/contracts/jobs/rules/written-language'
import { positionWords } from '../positions/position-words.ts'
import { tradeOfBit, shiftsOfBits } from '../positions/bits.ts'
import { distanceOf } from './point.ts'
import type { Applied } from './find-candidate.ts'
import { logoUrl } from '../positions/logo-url.ts'

/** A row of `cardColumns`. `pg` reads numeric columns as text. */
export interface PositionRow {
  readonly id: number
  readonly state: OpenState
  readonly title: string
  readonly excerpt: string
  readonly wage_from: string | null
  readonly wage_to: string | null
  readonly role: number
  readonly shifts: number
  readonly schedule_type: number
  readonly schedule_start: string | null
  readonly posted_at: Date
  /** bits; null in a row that is not read yet */
  readonly benefits: number | null
  readonly city: string
  readonly region: string
  readonly zip: string | null
  readonly approximate: boolean
  readonly company_id: number
  readonly company_name: string
  readonly logo_version: string | null
  /** miles, in a straight line from the searched point; null where there is none */
  readonly chord: number | null
}

export const amount = (text: string | null): number | null => (text === null ? null : Number(text))

/** Weekly pay first: people ask for it before the others. */
const inTheirOrder: readonly Benefit[] = ['weekly pay', ...benefits.filter((one) => one !== 'weekly pay')]

const benefitsOf = (bits: number): Benefit[] => inTheirOrder.filter((one) => bits & benefitBit[one])

export const presentCard = (
  row: PositionRow,
  language: Language,
  applied: ReadonlyMap<number, Applied> = new Map(),
): PositionCard => {
  const miles = row.chord === null ? null : distanceOf(row.chord)
  return {
    id: row.id,
    title: row.title,
    company: {
      id: row.company_id,
      name: row.company_name,
      logo_url: logoUrl(row.company_id, row.logo_version),
    },
    location: { city: row.city, state: row.region, zip: row.zip, approximate: row.approximate },
    description: row.excerpt,
    wage: { from: amount(row.wage_from), to: amount(row.wage_to) },
    role: tradeOfBit(row.role),
    shifts: shiftsOfBits(row.shifts),
    schedule_start: row.schedule_start,
    schedule_type: scheduleTypes[row.schedule_type] ?? 'either',
    distance: miles === null ? null : Math.round(miles * 10) / 10,
    commute: miles === null ? null : estimateCommute(miles),
    posted_at: row.posted_at.toISOString(),
    state: row.state,
    application_id: applied.get(row.id)?.application_id ?? null,
    language: writtenLanguage(row.excerpt, fewestOfExcerpt),
    benefits: benefitsOf(row.benefits ?? 0).map((one) => positionWords[language].benefits[one]),
  }
}
