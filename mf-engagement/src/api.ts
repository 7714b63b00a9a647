import { getApplication, listApplications } from '@lunchpail/contracts/engagement/api'
import { call } from '@lunchpail/kit-web/api-client'

export const loadApplications = (page: number, signal: AbortSignal) =>
  call(listApplications, { query: { page: String(page) }, signal })

export const loadApplication = (id: string, signal: AbortSignal) =>
  call(getApplication, { params: { id }, signal })
