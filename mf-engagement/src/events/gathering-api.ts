import {
  cancelRegistration,
  getGathering,
  listGatherings,
  registerForHiringEvent,
  registerForProgram,
  registerForTraining,
} from '@lunchpail/contracts/engagement/gathering-api'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { getEventKeyword, setEventKeyword } from '@lunchpail/contracts/jobs/poster-api'
import type { AnalyticsEvent } from '@lunchpail/contracts/shell/reports'
import { readVisit, utmOf } from '@lunchpail/contracts/visit/visit'
import { call } from '@lunchpail/kit-web/api-client'

export const loadGatherings = (signal: AbortSignal) => call(listGatherings, { signal })

/** With the own place, or turn in the waiting list; a canceled one is none. */
export async function loadGathering(id: string, signal: AbortSignal) {
  const { gathering, registration } = await call(getGathering, { params: { id }, signal })
  return { gathering, mine: registration?.state === 'canceled' ? null : registration }
}

/** Of its poster. */
export const loadKeyword = (id: string, signal: AbortSignal) =>
  call(getEventKeyword, { params: { id }, signal })

export const saveKeyword = (id: string, keyword: string) =>
  call(setEventKeyword, { params: { id }, body: { keyword } })

export const giveBackPlace = (id: string) => call(cancelRegistration, { params: { id } })

/** The call of each kind, with the campaign that led here. */
export function register({ kind, id }: Pick<Gathering, 'kind' | 'id'>, positions: readonly number[]) {
  const campaign = utmOf(readVisit(document.cookie))
  const utm = Object.keys(campaign).length > 0 ? { utm: campaign } : {}
  if (kind === 'hiring')
    return call(registerForHiringEvent, {
      query: { _st: 'her' },
      body: { hiring_event: id, positions: positions.join(','), ...utm },
    })
  return call(kind === 'training' ? registerForTraining : registerForProgram, { params: { id }, body: utm })
}

/** What is counted where it fails. */
export const failureOf = {
  hiring: 'hiring_event_registration_failed',
  training: 'training_event_registration_failed',
  program: 'program_registration_failed',
} as const satisfies Record<Gathering['kind'], AnalyticsEvent>
