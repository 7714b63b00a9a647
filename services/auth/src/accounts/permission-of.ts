import * as z from 'zod/mini'
import type { memberState } from '@lunchpail/contracts/auth/events'
import { permissionLevel, permissionScopes } from '@lunchpail/contracts/auth/enumerations'
import {
  accessOf,
  type Level,
  type Permission,
  type PermissionScope,
  type Access,
  scopeAccess,
} from '@lunchpail/contracts/auth/companies/permissions'
import { barredUntil } from './standing.ts'
import type { Account, Company, Member } from '../database.ts'

const none: Permission = { level: permissionLevel.none, access: null }

/** What is stored with a member or an invite. */
export const storedPermission = ({ level, access }: { level: number; access: unknown }): Permission => ({
  level: level as Level,
  access: z.safeParse(scopeAccess, access).data ?? null,
})

export interface WithMember extends Account {
  readonly member: Member | null
}
export interface WithCompany extends WithMember {
  readonly company: Company | null
}

/** Nothing, without a company or without a permission in it. */
export const permissionOf = ({ companyId, member }: WithMember): Permission =>
  companyId !== null && member ? storedPermission(member) : none

/** What a permission comes to in each scope. */
export const scopesOf = (permission: Permission) =>
  Object.fromEntries(permissionScopes.map((scope) => [scope, accessOf(permission, scope)])) as Record<
    PermissionScope,
    Access
  >

/** A member as `auth.member.changed.v1` publishes it. */
export const memberStateOf = (account: WithCompany): z.output<typeof memberState> => {
  const permission = permissionOf(account)
  return {
    account_id: account.id,
    version: account.member?.version ?? 1,
    company_id: account.companyId,
    company_approved: account.company?.state === 'approved',
    level: permission.level,
    access: scopesOf(permission),
    barred_until: barredUntil(account)?.toISOString() ?? null,
  }
}
