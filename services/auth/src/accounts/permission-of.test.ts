import { describe, expect, it } from 'vitest'
import { memberStateOf, permissionOf, scopesOf, storedPermission, type WithCompany } from './permission-of.ts'

const access = { company: 0, facility: 1, user: 2, position: 99, 'facility attribute': 1 }
const all = (level: number) => Object.fromEntries(Object.keys(access).map((scope) => [scope, level]))

describe('[AU-26] the permission of a member', () => {
  it('is as it was stored; an access that cannot be read gives nothing', () => {
    expect(storedPermission({ level: 3, access })).toStrictEqual({ level: 3, access })
    expect(storedPermission({ level: 1, access: null })).toStrictEqual({ level: 1, access: null })
    expect(storedPermission({ level: 3, access: { ...access, user: 7 } })).toStrictEqual({
      level: 3,
      access: null,
    })
  })

  it('is none without a company, or without being a member', () => {
    const none = { level: 0, access: null }
    const member = { level: 4, access: null }
    expect(permissionOf({ companyId: 'c1', member } as WithCompany)).toStrictEqual({ level: 4, access: null })
    expect(permissionOf({ companyId: null, member } as WithCompany)).toStrictEqual(none)
    expect(permissionOf({ companyId: 'c1', member: null } as WithCompany)).toStrictEqual(none)
  })

  it.each([
    [0, all(0)],
    [1, all(1)],
    [2, all(2)],
    [3, access],
    [4, all(99)],
  ])('of the level %s comes to %j', (level, scopes) => {
    expect(scopesOf(storedPermission({ level, access }))).toStrictEqual(scopes)
  })
})

describe('[AU-26] a member is published', () => {
  const account = {
    id: 'a1',
    companyId: 'c1',
    status: 1,
    deactivatedAt: null,
    suspendedUntil: null,
    member: { version: 7, level: 2, access: null },
    company: { state: 'approved' },
  } as unknown as WithCompany
  const state = {
    account_id: 'a1',
    version: 7,
    company_id: 'c1',
    company_approved: true,
    level: 2,
    access: all(2),
    barred_until: null,
  }

  it('with what they may do', () => expect(memberStateOf(account)).toStrictEqual(state))

  it('with the time until which they are barred', () => {
    const suspendedUntil = new Date('2026-12-22T12:00:00Z')
    expect(memberStateOf({ ...account, suspendedUntil })).toStrictEqual({
      ...state,
      barred_until: '2026-12-22T12:00:00.000Z',
    })
  })

  it('of a company that is not approved, or of none', () => {
    const pending = { ...account, company: { state: 'pending' } } as WithCompany
    expect(memberStateOf(pending)).toStrictEqual({ ...state, company_approved: false })
    expect(memberStateOf({ ...account, companyId: null, member: null, company: null })).toStrictEqual({
      ...state,
      version: 1,
      company_id: null,
      company_approved: false,
      level: 0,
      access: all(0),
    })
  })
})
