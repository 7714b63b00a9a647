import {
  candidate,
  internal,
  portal,
  signedInOrReset,
  signedInOrSuspended,
} from '@lunchpail/contracts/access'
import { permissionLevel, type SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { WantedAccess } from '@lunchpail/contracts/auth/companies/permissions'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import * as contract from '../test/sample/contract.ts'
import { checkAccess, checkCsrf, scopeOf } from './access.ts'
import { defaultPerson } from './testing/test-tokens.ts'
import type { Identity } from './token.ts'

const account = { id: 'a1', type: 'applicant', version: 1, person: defaultPerson, company: null } as const
const identity = (caller: Partial<Identity['caller']> = {}, rest: Partial<Identity> = {}): Identity => ({
  caller: { account, sessionId: 's1', level: 'normal', ...caller },
  csrf: 'value',
  earlierCsrf: ['earlier', 'earliest'],
  ...rest,
})
const refusalOf = (work: () => void): string | undefined => {
  try {
    work()
    return undefined
  } catch (failure) {
    return (failure as { refusal: string }).refusal
  }
}

describe('access', () => {
  it('to a session endpoint is for who is signed in at the normal level', () => {
    const rows = [
      ['a signed-in person', {}, undefined],
      ['a visitor', { account: null }, 'signed-out'],
      ['a token without a session', { sessionId: null }, 'signed-out'],
      ['a session of another level', { level: 'deactivated' }, 'barred'],
      ['a suspended person', { level: 'suspended' }, 'barred'],
      ['a person who has to set a password', { level: 'reset' }, 'barred'],
      ['a browser whose account is barred', { account: null, level: 'deactivated' }, 'barred'],
      ['a browser whose session expired', { account: null, level: 'expired' }, 'signed-out'],
    ] as const
    const found = rows.map(([who, caller]) => [
      who,
      caller,
      refusalOf(() => checkAccess(contract.changeNote, identity(caller))),
    ])
    expect(found).toEqual(rows)
  })

  it('[AU-18] of what a new password needs is for whoever has to set one', () => {
    const setPassword = { ...contract.changeNote, access: signedInOrReset }
    const of = (level: SessionLevel) => refusalOf(() => checkAccess(setPassword, identity({ level })))
    expect([of('normal'), of('reset'), of('suspended')]).toEqual([undefined, undefined, 'barred'])
  })

  it('[MT-06] of what is for candidates alone is for no employer', () => {
    const ofCandidates = { ...contract.changeNote, access: candidate }
    const of = (type: 'applicant' | 'hiring manager') =>
      refusalOf(() => checkAccess(ofCandidates, identity({ account: { ...account, type } })))
    expect([of('applicant'), of('hiring manager')]).toEqual([undefined, 'forbidden'])
  })

  it('[AU-18] of what stays open at a suspension is for whoever is suspended too, signed in', () => {
    const own = { ...contract.changeNote, access: signedInOrSuspended }
    const of = (level: SessionLevel, more: object = {}) =>
      refusalOf(() => checkAccess(own, identity({ level, ...more })))
    expect([of('normal'), of('suspended'), of('deactivated'), of('reset')]).toEqual([
      undefined,
      undefined,
      'barred',
      'barred',
    ])
    expect([of('suspended', { account: null }), of('normal', { account: null })]).toEqual([
      'barred',
      'signed-out',
    ])
  })

  it('[AU-18] a barred account is refused at a public endpoint too, with the sentence of its level', () => {
    for (const level of ['deactivated', 'suspended'] as const)
      expect(() => checkAccess(contract.listNotes, identity({ level }))).toThrow(
        expect.objectContaining({ refusal: 'barred', sentence: `barred.${level}` }),
      )
  })

  it('to a public endpoint is for everybody, and to an internal one not by an account', () => {
    const barred = identity({ account: null, sessionId: null, level: 'deactivated' })
    for (const endpoint of [contract.listNotes, contract.addNote, contract.broken])
      expect(refusalOf(() => checkAccess(endpoint, barred))).toBeUndefined()
  })
})

describe('[AU-26] access to a portal endpoint', () => {
  const company = { id: 'c1', name: 'Acme', approved: true, level: permissionLevel.editor, access: null }
  const employer = { ...account, type: 'hiring manager', company } as const
  const refusal = (of: Identity['caller']['account'], wanted: WantedAccess = 'edit') =>
    refusalOf(() =>
      checkAccess({ ...contract.changeNote, access: portal('position', wanted) }, identity({ account: of })),
    )

  it.each([
    ['a visitor', null, 'signed-out'],
    ['a member with that access', employer, undefined],
    ['a developer who is one', { ...employer, type: 'developer' }, undefined],
    ['a candidate, whatever the token says', { ...employer, type: 'applicant' }, 'forbidden'],
    ['an employer without a company', { ...employer, company: null }, 'forbidden'],
    [
      'a member of a company that waits',
      { ...employer, company: { ...company, approved: false } },
      'company-pending',
    ],
    [
      'a member who proved no email',
      { ...employer, person: { ...defaultPerson, email_proven: false } },
      'contact-unproven',
    ],
    [
      'a member with less',
      { ...employer, company: { ...company, level: permissionLevel.viewer } },
      'forbidden',
    ],
    [
      'a custom member without access to that scope',
      { ...employer, company: { ...company, level: permissionLevel.custom } },
      'forbidden',
    ],
  ] as const)('%s', (_, of, code) => expect(refusal(of)).toBe(code))

  it('is compared with what the endpoint wants', () => {
    expect([refusal(employer, 'view'), refusal(employer, 'admin')]).toEqual([undefined, 'forbidden'])
  })

  it('is asked of a caller whose session level is normal', () => {
    const barred = identity({ account: employer, level: 'suspended' })
    expect(
      refusalOf(() => checkAccess({ ...contract.changeNote, access: portal('user', 'view') }, barred)),
    ).toBe('barred')
  })
})

describe('the CSRF value of a write', () => {
  const check = (header: string, body?: unknown, of = identity(), endpoint: Endpoint = contract.addNote) =>
    refusalOf(() => checkCsrf(endpoint, of, { header, ownPage: false }, body))

  it('is that of its token, or an earlier one', () => {
    const values = ['value', 'earlier', 'earliest']
    const found = values.map((value) => [value, check(value), check('', { csrf_token: value })])
    expect(found).toEqual(values.map((value) => [value, undefined, undefined]))
  })

  it('is no other, wherever it is sent', () => {
    const rows = [
      ['none', '', undefined],
      ['none in the body', '', { text: 'value' }],
      ['another', 'other', undefined],
      ['another of the same length', 'valuf', undefined],
      ['one that begins like it', 'value!', undefined],
      ['its beginning', 'val', undefined],
      ['one that is no text', '', { csrf_token: 1 }],
      ['another in the header than in the body', 'other', { csrf_token: 'value' }],
      ['a body that is no object', '', 'value'],
      ['a body of null', '', null],
    ] as const
    expect(rows.filter(([, header, body]) => check(header, body) !== 'page-idle')).toEqual([])
  })

  it('is none for a token without one, also where earlier ones are named', () => {
    for (const csrf of [null, '']) {
      expect(check('', { csrf_token: '' }, identity({}, { csrf }))).toBe('page-idle')
      expect(check('earlier', undefined, identity({}, { csrf }))).toBe('page-idle')
    }
  })

  it('[AU-21] is not asked of a page of the site where none came, unless the call is one of auth', () => {
    const ofPage = (endpoint: Endpoint, header = '', body?: unknown) =>
      refusalOf(() => checkCsrf(endpoint, identity({}, { csrf: null }), { header, ownPage: true }, body))
    const ofAuth = { ...contract.addNote, owner: 'auth' } as const
    expect([
      ofPage(contract.addNote),
      ofPage(contract.addNote, '', { text: 'note' }),
      ofPage({ ...ofAuth, ownPageSuffices: true }),
      ofPage(ofAuth),
      ofPage(contract.addNote, 'old'),
      ofPage(contract.addNote, '', { csrf_token: 'old' }),
      ofPage(contract.addNote, '', { csrf_token: '' }),
    ]).toEqual([undefined, undefined, undefined, 'page-idle', 'page-idle', 'page-idle', 'page-idle'])
  })

  it('is asked of no read, and of no other process of the site', () => {
    expect(check('', undefined, identity(), contract.listNotes)).toBeUndefined()
    const write = { ...contract.addNote, access: internal('shell') } as const
    expect(check('', undefined, identity(), write)).toBeUndefined()
  })
})

describe('the scope of an idempotency key', () => {
  it('is the account, else the visitor by the hash of their CSRF value', () => {
    expect(scopeOf(identity())).toBe('a1')
    const visitor = (csrf: string | null) => scopeOf(identity({ account: null }, { csrf }))
    expect(visitor('value')).toMatch(/^visitor [\w-]{43}$/)
    expect(visitor('value')).toBe(visitor('value'))
    expect(new Set([visitor('value'), visitor('other'), visitor(null)]).size).toBe(3)
    expect(visitor(null)).toBe(visitor(''))
  })
})
