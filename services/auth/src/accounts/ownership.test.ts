import { expect, it } from 'vitest'
import { openers, outcomeOfProof, type Way, writtenTo } from './ownership.ts'

const at = new Date('2026-11-28T10:00:00Z')
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
const emailOwned = { emailVerifiedAt: at }
const shutPhone = { phoneVerifiedAt: at, phoneChangedAt: at, passwordHash: 'hash' }

it.each([
  ['from outside, of an account that holds something', {}, { way: 'code', holds: true }, 'asked'],
  ['from outside, of one that holds nothing', {}, { way: 'link', holds: false }, 'taken'],
  ['by the company’s login', {}, { way: 'company', holds: true }, 'asked'],
  ['of a contact that is owned', { phoneVerifiedAt: at }, { way: 'code', holds: true }, 'kept'],
  ['beside one that is owned', emailOwned, { way: 'code', holds: false }, 'foreign'],
  ['in a session, beside one that is owned', emailOwned, { way: 'session', holds: true }, 'kept'],
  ['in a session, beside none', {}, { way: 'session', holds: true }, 'kept'],
  ['on a browser that another account has', {}, { way: 'code', openedBy: undefined, holds: true }, 'asked'],
  [
    'on a browser of which it is not known how it signed in',
    {},
    { way: 'code', openedBy: null, holds: true },
    'asked',
  ],
] as const)('[AU-15] a proof of the phone %s', (_, change, proof, outcome) => {
  expect(outcomeOfProof({ ...account, ...change }, { contact: 'phone', ...proof })).toBe(outcome)
})

it('[AU-15] a proof on the browser of whoever made the account is theirs, and on no other that came in by a proof', () => {
  const by = (openedBy: string) =>
    outcomeOfProof(account, { contact: 'email', way: 'link' satisfies Way, openedBy, holds: true })
  expect(openers.filter((opener) => by(opener) === 'kept')).toEqual(['sign-up', 'password', 'passkey'])
})

it('[AU-15] a number that opens nothing, as it was changed beside a password, owns no account', () => {
  const proof = { contact: 'email', way: 'code', holds: true } as const
  expect(outcomeOfProof({ ...account, ...shutPhone }, proof)).toBe('asked')
})

it('[AU-15] a number that opens nothing is taken out of the account by whoever has it, and no more', () => {
  const changed = { ...account, ...shutPhone, phoneVerifiedAt: null }
  const proof = { contact: 'phone', way: 'code', holds: false } as const
  expect([changed, { ...account, ...shutPhone }].map((each) => outcomeOfProof(each, proof))).toEqual([
    'foreign',
    'foreign',
  ])
})

it.each([
  ['its email', {}, 'ana@example.com'],
  ['nowhere, where another person may have typed it', { emailQuietAt: at }, null],
  ['nowhere, where it has none', { email: null }, null],
])('an account is written to at %s', (_, change, to) => {
  expect(writtenTo({ email: 'ana@example.com', ...change })).toBe(to)
})
