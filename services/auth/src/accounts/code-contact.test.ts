import { describe, expect, it } from 'vitest'
import { codeContact, maskContact, needsPassword, phoneStateOf, takesTexts } from './code-contact.ts'

const at = new Date('2026-11-20T10:00:00Z')
const account = {
  email: 'ana@example.com',
  phone: '2125550142',
  phoneType: null,
  emailVerifiedAt: null,
  phoneVerifiedAt: null,
  phoneChangedAt: null,
  phoneReplacedAt: null,
  passwordHash: null,
}

describe('[AU-28] the state of a phone', () => {
  it('is by when it was proven, changed and replaced', () => {
    const rows: [string, Partial<Parameters<typeof phoneStateOf>[0]>][] = [
      ['unverified', {}],
      ['unverified', { phoneChangedAt: at }],
      ['changed', { phoneChangedAt: at, phoneReplacedAt: at }],
      ['verified', { phoneVerifiedAt: at }],
      ['verified', { phoneReplacedAt: at, phoneVerifiedAt: at }],
    ]
    expect(rows.map(([, change]) => [phoneStateOf({ ...account, ...change }), change])).toEqual(rows)
  })

  it('takes texts unless it is a landline or not valid', () => {
    const rows: [string | null, boolean][] = [
      ['landline', false],
      ['invalid', false],
      ['mobile', true],
      ['voip', true],
      [null, true],
    ]
    expect(rows.map(([type]) => [type, takesTexts(type)])).toEqual(rows)
  })
})

it('[AU-15] a number that was changed opens an account that has a password only with it', () => {
  expect(needsPassword(account)).toBe(false)
  expect(needsPassword({ ...account, phoneChangedAt: at })).toBe(false)
  expect(needsPassword({ ...account, passwordHash: 'hash' })).toBe(false)
  expect(needsPassword({ ...account, phoneChangedAt: at, passwordHash: 'hash' })).toBe(true)
})

describe('[AU-15] a code goes', () => {
  const { email, phone } = account
  const changed = { phoneChangedAt: at, passwordHash: 'hash' }
  it.each([
    ['to both, while nothing is proven', {}, email, phone],
    ['to both, where both are proven', { emailVerifiedAt: at, phoneVerifiedAt: at }, email, phone],
    ['to the email alone, where that is proven', { emailVerifiedAt: at }, email, undefined],
    ['to the phone alone, where that is proven', { phoneVerifiedAt: at }, undefined, phone],
    ['to the email alone, where there is no phone', { phone: null }, email, undefined],
    ['to the email alone, where the phone is a landline', { phoneType: 'landline' }, email, undefined],
    [
      'to the email, where a proven phone is a landline',
      { phoneType: 'landline', phoneVerifiedAt: at },
      email,
      undefined,
    ],
    ['to the email alone, where the phone was changed beside a password', changed, email, undefined],
    ['to the email, where such a phone was proven', { ...changed, phoneVerifiedAt: at }, email, undefined],
    [
      'to the email, where both are proven and the phone was changed beside a password',
      { ...changed, emailVerifiedAt: at, phoneVerifiedAt: at },
      email,
      undefined,
    ],
  ])('%s', (_, change, byEmail, byText) => {
    expect(codeContact({ ...account, ...change }, 'email')).toBe(byEmail)
    expect(codeContact({ ...account, ...change }, 'text')).toBe(byText)
  })
})

it.each([
  ['2125550142', 'text', '•••-•••-••42'],
  ['rosa@example.com', 'email', 'r•••@example.com'],
  ['"rosa@home"@example.com', 'email', '"•••@example.com'],
] as const)('[AU-15] %s is shown by %s as %s', (contact, type, shown) => {
  expect(maskContact(contact, type)).toBe(shown)
})
