import {
  cancelTime as cancel,
  confirmTime as confirm,
  contestNoShow as contest,
  listNoShows,
  getApplication,
  getInvite,
  listApplications,
  listInvites,
  pickTime as pick,
  sendFeedback as send,
  takeBackApplication as takeBack,
  withdrawApplication as withdraw,
  withdrawInvite as withdrawOne,
} from '@lunchpail/contracts/engagement/api'
import { applicationState, rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { addressOf, call } from '@lunchpail/kit-web/api-client'
import { currentSession } from '@lunchpail/kit-web/session'

type StepsBefore = QueryInput<typeof getApplication>

export const loadApplications = (page: number, signal: AbortSignal) =>
  call(listApplications, { query: { page: String(page) }, signal })

export const loadApplication = (id: string, signal: AbortSignal, query: StepsBefore = {}) =>
  call(getApplication, { params: { id }, query, signal })

export const withdrawApplication = (id: string, reason_other: string) =>
  call(withdraw, {
    params: { id },
    body: { state: applicationState.rejected, reason: rejectionBit('withdrawn'), reason_other },
  })

export const takeBackApplication = (id: string) => call(takeBack, { params: { id }, body: {} })

export const loadInvites = (signal: AbortSignal) => call(listInvites, { signal })
export const loadNoShows = (signal: AbortSignal) => call(listNoShows, { signal })
export const loadInvite = (id: string, signal: AbortSignal) => call(getInvite, { params: { id }, signal })
export const pickTime = (id: string, time_id: string) => call(pick, { params: { id }, body: { time_id } })
export const cancelTime = (id: string) => call(cancel, { params: { id }, body: {} })
export const confirmTime = (id: string) => call(confirm, { params: { id }, body: {} })
export const withdrawInvite = (id: string) => call(withdrawOne, { params: { id }, body: {} })
export const contestNoShow = (id: string, reason: string) =>
  call(contest, { params: { id }, body: { reason } })

/** A form, to the address of the page. Resolves with whether it was taken. */
export async function sendFeedback(id: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
  const csrf_token = currentSession().csrf ?? ''
  try {
    const { ok } = await fetch(addressOf(send, { params: { id } }), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...fields, csrf_token }),
      credentials: 'same-origin',
    })
    return ok
  } catch {
    // the connection is gone
    return false
  }
}
