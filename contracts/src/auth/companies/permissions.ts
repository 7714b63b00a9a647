import * as z from 'zod/mini'
import { accessLevel, permissionLevel, permissionScopes } from '../enumerations.ts'

/*
 * 2 §6: what a manager may do in their company. The one policy of the site: the guard of every service and the pages
 * ask it, and nothing else decides.
 */

export type PermissionScope = (typeof permissionScopes)[number]
/** Those that a call asks for, which are given by name. Of the others 2 §6 says that they are there, and nothing uses them yet. */
export const scopesInUse = ['company', 'user', 'position'] as const satisfies readonly PermissionScope[]
/** What a call wants; every call wants something. */
export type WantedAccess = Exclude<keyof typeof accessLevel, 'none'>
export type Access = (typeof accessLevel)[keyof typeof accessLevel]
export type Level = (typeof permissionLevel)[keyof typeof permissionLevel]

/** Access for each scope, of a member whose level is custom. */
export const scopeAccess = z.record(z.enum(permissionScopes), z.literal(Object.values(accessLevel)))
export type ScopeAccess = Readonly<z.output<typeof scopeAccess>>

/** What a member of a company was given. */
export interface Permission {
  readonly level: Level
  /** counts with the level custom alone */
  readonly access: ScopeAccess | null
}

const accessOfLevel = {
  [permissionLevel.none]: accessLevel.none,
  [permissionLevel.viewer]: accessLevel.view,
  [permissionLevel.editor]: accessLevel.edit,
  [permissionLevel.admin]: accessLevel.admin,
} as const

/** The access of a member in a scope. */
export const accessOf = ({ level, access }: Permission, scope: PermissionScope): Access =>
  level === permissionLevel.custom ? (access?.[scope] ?? accessLevel.none) : accessOfLevel[level]

/** What a member was given, as an event brings it: a level or an access that only a newer release knows gives nothing. */
export const knownPermission = (level: number, access: Readonly<Record<string, number>>): Permission => {
  const known = (scope: PermissionScope): Access =>
    Object.values(accessLevel).find((one) => one === access[scope]) ?? accessLevel.none
  return {
    level: Object.values(permissionLevel).find((one) => one === level) ?? permissionLevel.none,
    access: Object.fromEntries(permissionScopes.map((scope) => [scope, known(scope)])) as ScopeAccess,
  }
}

/** Whether a member may do what a call wants; null is a caller without a company. */
export const isAllowed = (member: Permission | null, scope: PermissionScope, wanted: WantedAccess): boolean =>
  member !== null && accessOf(member, scope) >= accessLevel[wanted]

/** A manager gives, changes and removes no more than they have themselves. */
export const covers = (member: Permission, other: Permission): boolean =>
  permissionScopes.every((scope) => accessOf(member, scope) >= accessOf(other, scope))

/** What a manager is given: any level but none, for which they are removed. Custom brings an access for each scope. */
export const permissionFields = {
  level: z.literal(
    [permissionLevel.viewer, permissionLevel.editor, permissionLevel.custom, permissionLevel.admin],
    'field.choose',
  ),
  access: z._default(z.nullable(scopeAccess), null),
}

/** For a schema with these fields. */
export const customNeedsAccess = z.refine<{ level: Level; access: ScopeAccess | null }>(
  ({ level, access }) => level !== permissionLevel.custom || access !== null,
  { path: ['access'], error: 'field.choose' },
)
