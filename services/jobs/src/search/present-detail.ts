import { tradeType } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { keywordName, keywordOf } from '@lunchpail/contracts/jobs/keywords'
import { mismatchesOf } from '@lunchpail/contracts/jobs/rules/mismatch'
import { mismatchSentence } from '@lunchpail/contracts/jobs/rules/mismatch-sentence'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import type { Language } from '@lunchpail/contracts/language/translate'
import { attributesOf, monthsFor } from '@lunchpail/contracts/matches/rules/score'
import { positionWords } from '../positions/position-words.ts'
import { fieldsOfRow } from '../positions/posting-columns.ts'
import { homeOf, type Candidate } from './find-candidate.ts'
import type { DetailRow } from './find-position.ts'

/** A position with every field of 2 §3 that a posting has, and why it may not suit the person. */
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
    about: row.about,
    address: row.address,
    company_name: row.company_name,
    location_name: place,
    city: row.city,
    link: `/jobs/${row.id}`,
    logo_url: card.company.logo_url,
    active: row.state === 'open',
    role_type: card.role && tradeType[card.role],
    role_type_text: card.role && words.role[card.role],
    schedule_type_text: words.schedule[card.schedule_type],
    ...fieldsOfRow(row),
    shift_types: shiftsOf(card),
    commute_times: card.commute,
    facility_id: row.facility_id,
    facility: { name: place },
    latitude: row.latitude,
    longitude: row.longitude,
    attributes: attributesOf({ ...row, schedule_type: card.schedule_type }),
    closes_at: row.state === 'open' ? (row.closes_at?.toISOString() ?? null) : null,
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
