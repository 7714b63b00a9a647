import { getCompany, getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import { call } from '@lunchpail/kit-web/api-client'
import type { Filters } from './search/filters.ts'
import { queryOf } from './search/filters.ts'

export const loadJobs = (filters: Filters, signal: AbortSignal) =>
  call(listPositions, { query: queryOf(filters), signal })

export const loadJob = (id: string, zip: string | undefined, signal: AbortSignal) =>
  call(getPosition, { params: { id }, query: { zip }, signal })

export const loadCompany = (id: string, page: number, signal: AbortSignal) =>
  call(getCompany, { params: { id }, query: page === 1 ? {} : { page: String(page) }, signal })

export type JobList = Awaited<ReturnType<typeof loadJobs>>
export type Job = Awaited<ReturnType<typeof loadJob>>['position']
