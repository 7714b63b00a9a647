import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints } from '../../addresses.ts'
import { accessLevel, permissionLevel, permissionScopes } from '../enumerations.ts'
import {
  type Access,
  accessOf,
  covers,
  customNeedsAccess,
  isAllowed,
  type Permission,
  permissionFields,
  type PermissionScope,
  type ScopeAccess,
  scopesInUse,
} from './permissions.ts'

const wantedAccess = ['view', 'edit', 'admin'] as const
const accesses = Object.values(accessLevel)
const everywhere = (access: Access): ScopeAccess =>
  Object.fromEntries(permissionScopes.map((scope) => [scope, access])) as Record<PermissionScope, Access>
const at = (scope: PermissionScope, access: Access): ScopeAccess => ({
  ...everywhere(accessLevel.none),
  [scope]: access,
})
const of = (level: keyof typeof permissionLevel, access: ScopeAccess | null = null): Permission => ({
  level: permissionLevel[level],
  access,
})

describe('[AU-26] what a member may do', () => {
  const nothing = [false, false, false]
  const allowedTo = (member: Permission | null, scope: PermissionScope) =>
    wantedAccess.map((wanted) => isAllowed(member, scope, wanted))

  it('is given in the scopes that calls ask for, and in no other', () => {
    const asked = allEndpoints.flatMap(({ access }) => (access.kind === 'portal' ? [access.scope] : []))
    expect([...new Set(asked)].toSorted()).toEqual([...scopesInUse].toSorted())
  })

  // written out: [level, view, edit, admin], the same in every scope
  const table = [
    ['none', false, false, false],
    ['viewer', true, false, false],
    ['editor', true, true, false],
    ['admin', true, true, true],
  ] as const
  it('follows from the level, in every scope', () => {
    const expected = permissionScopes.flatMap((scope) =>
      table.map(([level, ...allowed]) => ({ level, scope, allowed, withLeftOver: allowed })),
    )
    const found = expected.map(({ level, scope }) => ({
      level,
      scope,
      allowed: allowedTo(of(level), scope),
      // an access that was left over from the level custom no longer counts
      withLeftOver: allowedTo(of(level, everywhere(accessLevel.admin)), scope),
    }))
    expect(found).toEqual(expected)
  })

  const customTable = [
    [accessLevel.none, [false, false, false]],
    [accessLevel.view, [true, false, false]],
    [accessLevel.edit, [true, true, false]],
    [accessLevel.admin, [true, true, true]],
  ] as const
  it('follows from the access with the level custom, in its scope alone', () => {
    const expected = permissionScopes.flatMap((given) =>
      permissionScopes.flatMap((asked) =>
        customTable.map(([access, allowed]) => ({
          given,
          access,
          asked,
          allowed: given === asked ? allowed : nothing,
        })),
      ),
    )
    const found = expected.map(({ given, access, asked }) => ({
      given,
      access,
      asked,
      allowed: allowedTo(of('custom', at(given, access)), asked),
    }))
    expect(found).toEqual(expected)
  })

  it('custom without an access, and a manager without a company, may do nothing', () => {
    for (const member of [of('custom'), null])
      for (const scope of permissionScopes) expect(allowedTo(member, scope)).toEqual(nothing)
  })

  it('maps levels to access as 2 §6 does', () => {
    const mapped = (['none', 'viewer', 'editor', 'admin'] as const).map((level) =>
      accessOf(of(level), 'position'),
    )
    expect(mapped).toEqual([0, 1, 2, 99])
  })
})

describe('[AU-26] what a member may give', () => {
  const members = [
    of('none'),
    of('viewer'),
    of('editor'),
    of('admin'),
    ...permissionScopes.flatMap((scope) => accesses.map((access) => of('custom', at(scope, access)))),
  ]
  it('is never more than they have in any scope', () => {
    for (const one of members)
      for (const other of members)
        expect(covers(one, other)).toBe(
          permissionScopes.every((scope) => accessOf(other, scope) <= accessOf(one, scope)),
        )
  })

  it('is at most their own level', () => {
    const rows = [
      ['admin', 'admin', true],
      ['admin', 'viewer', true],
      ['editor', 'admin', false],
      ['viewer', 'editor', false],
      ['viewer', 'none', true],
    ] as const
    expect(rows.map(([one, other]) => [one, other, covers(of(one), of(other))])).toEqual(rows)
  })

  it('lets an admin of people alone give no access to anything else', () => {
    const admin = of('custom', at('user', accessLevel.admin))
    expect(covers(admin, of('admin'))).toBe(false)
    expect(covers(admin, of('viewer'))).toBe(false)
    expect(covers(admin, of('custom', at('user', accessLevel.admin)))).toBe(true)
  })
})

describe('[AU-26] what is sent', () => {
  const schema = z.object(permissionFields).check(customNeedsAccess)
  it('is a level that may be given, and all its access where that is custom', () => {
    const rows = [
      [{ level: 1 }, true],
      [{ level: 4 }, true],
      [{ level: 3, access: everywhere(2) }, true],
      [{ level: 3 }, false],
      [{ level: 3, access: { company: 1 } }, false],
      [{ level: 3, access: { ...everywhere(1), company: 50 } }, false],
      [{ level: 0 }, false],
      [{ level: 5 }, false],
      [{ level: 'admin' }, false],
    ] as const
    expect(rows.map(([sent]) => [sent, z.safeParse(schema, sent).success])).toEqual(rows)
  })
})
