import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import { candidate as anyCandidate } from '../../../contracts/test/candidate.ts'
import { position as anyPosition } from '../../../contracts/test/position.ts'

export const newark = { latitude: 40.732, longitude: -74.1765 }
/** 9.5 miles from Newark */
export const manhattan = { latitude: 40.7484, longitude: -73.9967 }
export const chicago = { latitude: 41.8858, longitude: -87.6181 }

let count = 0

/** A position with nothing against it; `overrides` say what a test is about. */
export function position(overrides: Partial<PositionState> = {}): PositionState {
  const id = overrides.id ?? ++count
  return anyPosition({
    id,
    title: `Job ${id}`,
    company_name: 'Acme Freight',
    wage_from: 18,
    wage_to: 20,
    schedule_start: null,
    schedule_type: 'either',
    description: 'Pick and pack.',
    location_name: 'Dock 4',
    ...newark,
    role: 'warehouse',
    posted_at: '2026-11-20T12:00:00.000Z',
    ...overrides,
  })
}

/** A candidate whom every position of the factory suits. */
export const candidate = (overrides: Partial<CandidateState> = {}): CandidateState =>
  anyCandidate({
    wage: 15,
    commute_type: 3,
    answers: 20,
    answered: [
      'wage',
      'commute_length',
      'shift_day',
      'shift_swing',
      'shift_night',
      'shift_weekend',
      'shift_overtime',
    ],
    ...overrides,
  })

/** What a candidate who wants alerts by text alone agreed to; their account has them on besides. */
export const alertsByText = {
  sms_job_alerts_enabled: true,
  job_alerts_text_consent: { at: '2026-11-20T10:00:00.000Z', wording: 'job-alerts.text-consent-1' },
} as const
