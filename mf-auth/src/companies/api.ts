import * as api from '@lunchpail/contracts/auth/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'

export type ManagerPermission = BodyInput<typeof api.changeMember>

export const loadCompany = (signal?: AbortSignal) => call(api.getCompany, { signal })

export const chooseCompany = (company_name: string, another: boolean) =>
  call(api.chooseCompany, { body: { company_name, another } })

const pageQuery = (page: number) => ({ query: { page: String(page) } })

export const searchMembers = (page: number, search: string, signal?: AbortSignal) =>
  call(api.searchMembers, { ...pageQuery(page), body: { search }, signal })

export const loadInvites = (page: number, signal?: AbortSignal) =>
  call(api.listCompanyInvites, { ...pageQuery(page), signal })

export const loadJoinRequests = (page: number, signal?: AbortSignal) =>
  call(api.listJoinRequests, { ...pageQuery(page), signal })

export const changeMember = (id: string, body: ManagerPermission) =>
  call(api.changeMember, { params: { id }, body })

export const removeMember = (id: string) => call(api.removeMember, { params: { id } })

export const sendCompanyInvite = (email: string, permission: ManagerPermission) =>
  call(api.sendCompanyInvite, { body: { email, ...permission } })

export const resendCompanyInvite = (id: string) => call(api.resendCompanyInvite, { params: { id } })

export const withdrawCompanyInvite = (id: string) => call(api.withdrawCompanyInvite, { params: { id } })

export const acceptJoinRequest = (id: string, body: ManagerPermission) =>
  call(api.acceptJoinRequest, { params: { id }, body })

export const declineJoinRequest = (id: string) => call(api.declineJoinRequest, { params: { id } })

export const checkCompanyInvite = (token: string) => call(api.checkCompanyInvite, { body: { token } })

export async function acceptCompanyInvite(token: string): Promise<void> {
  await call(api.acceptCompanyInvite, { body: { token } })
}
