import { roleType, scheduleTypes } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionStatus as OpenState } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { keywordName, keywordOf } from '@lunchpail/contracts/jobs/keywords'
import { estimateCommute } from '@lunchpail/contracts/jobs/rules/commute'
import { mismatchesOf } from '@lunchpail/contracts/jobs/rules/mismatch'
import { mismatchSentence } from '@lunchpail/contracts/jobs/rules/mismatch-sentence'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import type { Language } from '@lunchpail/contracts/language/translate'
import { attributesOf, monthsFor } from '@lunchpail/contracts/matches/rules/score'
import { roleOfBit, shiftsOfBits } from '../positions/bits.ts'
import { distanceOf } from './point.ts'
import { positionWords } from '../positions/position-words.ts'
import { homeOf, type Applied, type Candidate } from './find-candidate.ts'
import type { DetailRow } from './find-position.ts'

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

/** The version in the address lets a browser cache a logo for good. */
export const logoUrl = (companyId: number, version: string | null): string | null =>
  version && `/api/hire/v1/company/${companyId}/logo/?v=${version}`

export const amount = (text: string | null): number | null => (text === null ? null : Number(text))

export const presentCard = (
  row: PositionRow,
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
    role: roleOfBit(row.role),
    shifts: shiftsOfBits(row.shifts),
    schedule_start: row.schedule_start,
    schedule_type: scheduleTypes[row.schedule_type] ?? 'either',
    distance: miles === null ? null : Math.round(miles * 10) / 10,
    commute: miles === null ? null : estimateCommute(miles),
    posted_at: row.posted_at.toISOString(),
    state: row.state,
    application_id: applied.get(row.id)?.application_id ?? null,
  }
}

/** A position with every field of 2 §3 that a posting has (JB-13), and why it may not suit the person (JB-14). */
export function presentDetail(
  row: DetailRow,
  card: PositionCard,
  candidate: Candidate | null,
  language: Language,
  applyAgainDays: number | null,
) {
  const words = positionWords[language]
  const mismatch = mismatchesFor(row, card, candidate, language)
  const place = `${row.city}, ${row.region}`
  return {
    ...card,
    details: row.sections,
    schedule_description: row.schedule_description,
    about: row.about,
    address: row.address,
    company_name: row.company_name,
    location_name: place,
    city: row.city,
    link: `/jobs/${row.id}`,
    logo_url: card.company.logo_url,
    active: row.state === 'open',
    role_type: card.role && roleType[card.role],
    role_type_text: card.role && words.role[card.role],
    schedule_type_text: words.schedule[card.schedule_type],
    schedule_duration: row.schedule_duration,
    shift_types: shiftsOf(card),
    commute_times: card.commute,
    facility_id: row.facility_id,
    facility: { name: place },
    latitude: row.latitude,
    longitude: row.longitude,
    attributes: attributesOf({ ...row, schedule_type: card.schedule_type }),
    replies: row.state === 'open' && row.reply_days !== null ? words.replies(row.reply_days) : null,
    apply_again: row.state === 'open' && applyAgainDays !== null ? words.applyAgain(applyAgainDays) : null,
    num_mismatch: mismatch.length,
    mismatch,
  }
}

/** Nothing where nothing is known of the person. */
function mismatchesFor(row: DetailRow, card: PositionCard, candidate: Candidate | null, language: Language) {
  const fit = candidate?.fit
  if (!fit) return []
  const position = {
    ...row,
    shifts: shiftsOf(card),
    keywords: row.keywords
      .map(keywordOf)
      .map((keyword) => ({ ...keyword, name: keywordName(keyword, language) })),
  }
  const found = mismatchesOf(position, {
    ...fit,
    home: homeOf(candidate),
    experience_months: monthsFor(position, fit),
  })
  return found.map((one) => ({ ...one, text: mismatchSentence(one, language) }))
}
