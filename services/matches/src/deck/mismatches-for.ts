import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { mismatchesOf, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import { monthsFor } from '@lunchpail/contracts/matches/rules/score'
import { homeOf } from './commute-area.ts'
import type { Candidate } from './find-candidate.ts'

/** What of a position does not suit a candidate, as matching knows both. */
export const mismatchesFor = (position: PositionState, candidate: Candidate): Mismatch[] =>
  mismatchesOf(
    { ...position, shifts: shiftsOf(position) },
    {
      ...candidate,
      home: homeOf(candidate),
      commute_length_told: candidate.answered.includes('commute_length'),
      experience_months: candidate.known ? monthsFor(position, candidate) : null,
    },
  )
