import * as api from '@lunchpail/contracts/engagement/api'
import type { BodyInput, QueryInput } from '@lunchpail/contracts/endpoint'
import { addressOf, call } from '@lunchpail/kit-web/api-client'

export type ApplicantsQuery = QueryInput<typeof api.listApplicants>

export const loadApplicants = (query: ApplicantsQuery, search: string, signal: AbortSignal) =>
  call(api.listApplicants, { query, body: { search }, signal })

export const loadApplied = (id: string, signal: AbortSignal, query: QueryInput<typeof api.getApplied> = {}) =>
  call(api.getApplied, { params: { id }, query, signal })

export const exportAddress = (query: QueryInput<typeof api.exportApplicants>): string =>
  addressOf(api.exportApplicants, { query })

export const loadFound = (query: QueryInput<typeof api.exportFound>, search: string) =>
  call(api.exportFound, { query, body: { search } })

export const move = (body: BodyInput<typeof api.moveApplications>) => call(api.moveApplications, { body })

export const invite = (body: BodyInput<typeof api.sendInvites>) => call(api.sendInvites, { body })

export const giveOutcome = (id: string, body: BodyInput<typeof api.giveOutcome>) =>
  call(api.giveOutcome, { params: { id }, body })

export const loadCalendar = (from: string, days: number, signal: AbortSignal) =>
  call(api.listCalendar, { query: { from, days: String(days) }, signal })

export const loadStats = (days: number, signal: AbortSignal) =>
  call(api.getStats, { query: { days: String(days) }, signal })

export const loadDesk = (signal: AbortSignal) => call(api.getDesk, { signal })

export const loadEvents = (signal: AbortSignal) => call(api.listPortalEvents, { signal })

export const loadRegistrants = (id: string, signal: AbortSignal) =>
  call(api.listRegistrants, { params: { id }, signal })

export const sendCheckIns = (id: string, marks: readonly { readonly code: string; readonly at: string }[]) =>
  call(api.checkIn, { params: { id }, body: { check_ins: [...marks] } })

export const undoCheckIn = (eventId: string, code: string) =>
  call(api.undoCheckIn, { params: { id: eventId }, body: { code } })

export const saveEvent = (body: BodyInput<typeof api.savePortalEvent>) => call(api.savePortalEvent, { body })

export const cancelEvent = (id: string) => call(api.cancelPortalEvent, { params: { id } })

export const loadEmailSettings = (signal: AbortSignal) => call(api.getEmailSettings, { signal })

export const saveEmailSettings = (body: BodyInput<typeof api.saveEmailSettings>) =>
  call(api.saveEmailSettings, { body })
