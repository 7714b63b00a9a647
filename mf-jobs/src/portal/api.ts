import * as api from '@lunchpail/contracts/jobs/api'
import type { BodyInput, QueryInput } from '@lunchpail/contracts/endpoint'
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import { call } from '@lunchpail/kit-web/api-client'

/** The calls of the portal, apart from those of the first visit. */

export const loadRoles = (query: QueryInput<typeof api.listRoles>, signal?: AbortSignal) =>
  call(api.listRoles, { query, ...(signal && { signal }) })

export const loadRole = (id: string, signal: AbortSignal) => call(api.getRole, { params: { id }, signal })

export type RoleTyped = Omit<BodyInput<typeof api.changeRole>, 'version' | 'csrf_token'>

export const createRole = (body: RoleTyped, state: 'open' | 'paused') =>
  call(api.createRole, { body: { ...body, state } })

export const changeRole = (id: number, version: number, body: RoleTyped) =>
  call(api.changeRole, { params: { id: String(id) }, body: { ...body, version } })

export const setRoleState = (id: number, state: PositionStatus) =>
  call(api.setRoleState, { params: { id: String(id) }, body: { state } })

export const loadRolePoster = (id: string, signal: AbortSignal) =>
  call(api.getRolePoster, { params: { id }, signal })

export const setRoleKeyword = (id: number, keyword: string) =>
  call(api.setRoleKeyword, { params: { id: String(id) }, body: { keyword } })

export const loadQuestions = (signal: AbortSignal) => call(api.listCompanyQuestions, { signal })

export type QuestionTyped = BodyInput<typeof api.addCompanyQuestion>

export const addQuestion = (body: QuestionTyped) => call(api.addCompanyQuestion, { body })

export const changeQuestion = (id: string, body: BodyInput<typeof api.changeCompanyQuestion>) =>
  call(api.changeCompanyQuestion, { params: { id }, body })

export const retireQuestion = (id: string) => call(api.retireCompanyQuestion, { params: { id } })
export const restoreQuestion = (id: string) => call(api.restoreCompanyQuestion, { params: { id } })

export const loadCompanyText = (signal: AbortSignal) => call(api.getCompanyText, { signal })
export type CompanyText = Awaited<ReturnType<typeof loadCompanyText>>

export const saveCompanyText = (text: string) => call(api.setCompanyText, { body: { text } })
