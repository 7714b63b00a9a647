import { shiftBit } from '@lunchpail/contracts/jobs/enumerations'
import type { MismatchCandidate } from '@lunchpail/contracts/jobs/rules/mismatch'
import { milesWithin, reachMinutes } from '@lunchpail/contracts/jobs/rules/reach'
import { offeredShifts } from '@lunchpail/contracts/matches/rules/score'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from '../config.ts'

/** What a position is compared with, to say why it does not fit. */
export interface Fit extends Omit<MismatchCandidate, 'home' | 'experience_months'> {
  readonly experience_months: number
  readonly skill_months: Readonly<Record<string, number>>
}

const fitOf = (candidate: CandidateState): Fit => ({
  commute_type: candidate.commute_type,
  commute_length: candidate.commute_length,
  commute_length_told: candidate.answered.includes('commute_length'),
  ratings: candidate.ratings,
  missing_skills: candidate.missing_skills,
  experience_months: candidate.experience_months,
  skill_months: Object.fromEntries(candidate.skills.map(({ id, months }) => [id, months])),
})

/** Stores of a person where they live, what the list sorts by and what a position is compared with, and nothing else. */
export const onCandidateChanged = ({ updateTabs }: Pick<Platform<Config>, 'updateTabs'>) =>
  projection(
    candidateChanged,
    async (tx: Transaction, { things: items }, { epoch, republished }) => {
      const changed = await upsertNewest(
        tx,
        'candidate',
        'account_id',
        items.map((item) => ({
          account_id: item.id,
          version: item.version,
          zip: item.zip ?? null,
          latitude: item.latitude,
          longitude: item.longitude,
          role: item.role,
          shifts: offeredShifts(item).reduce<number>((bits, shift) => bits | shiftBit[shift], 0),
          wage: item.wage,
          weekend: item.weekend,
          miles: milesWithin(reachMinutes(item), item.commute_type),
          fit: fitOf(item),
        })),
        epoch,
      )
      // Republished state is what open tabs show already.
      if (republished) return undefined
      return () => {
        for (const accountId of changed) updateTabs({ kind: 'changed', accountId, topic: 'jobs' })
      }
    },
    { readModel: ['candidate'] },
  )
