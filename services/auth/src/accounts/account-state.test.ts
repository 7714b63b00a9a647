import { expect, it } from 'vitest'
import type { Account } from '../database.ts'
import { accountStateOf, contactOf, hideContact } from './account-state.ts'

const textConsentAt = new Date('2026-11-20T10:00:00Z')
const account = {
  email: 'ana@example.com',
  phone: '2125550142',
  textConsentAt,
  textConsentWording: 'sign-up-1',
}

it('tells email, phone and the consent to texts, with its time and wording, and what is known of them', () => {
  expect(contactOf({ ...account, phoneVerifiedAt: textConsentAt, phoneType: 'voip' })).toEqual({
    email: 'ana@example.com',
    phone: '2125550142',
    text_consent: { at: '2026-11-20T10:00:00.000Z', wording: 'sign-up-1' },
    email_proven: false,
    phone_proven: true,
    phone_type: 'voip',
    waiting_phone: null,
    taken_at: null,
  })
})

it.each([
  { textConsentAt: null },
  { textConsentWording: null },
  { textConsentAt: null, textConsentWording: null },
])('tells of no consent with %j', (without) => {
  expect(contactOf({ ...account, ...without }).text_consent).toBeNull()
})

it('hides email and phone: sealed, and as hashes of their kind', async () => {
  const deps = {
    seal: async (value: unknown) => `sealed ${JSON.stringify(value)}`,
    contactSecret: { hash: (kind: string, value: string) => `${kind} hash of ${value}` },
  } as unknown as Parameters<typeof hideContact>[0]
  expect(await hideContact(deps, account)).toEqual({
    sealed_contact: `sealed ${JSON.stringify(contactOf(account))}`,
    email_hash: 'email hash of ana@example.com',
    phone_hash: 'phone hash of 2125550142',
  })
  expect((await hideContact(deps, { ...account, phone: null })).phone_hash).toBeNull()
})

it('publishes of an account nothing that is hidden, and no more than its state', () => {
  const hidden = { sealed_contact: 'sealed', email_hash: 'e', phone_hash: null }
  const stored = {
    ...account,
    id: 'a1',
    version: 3,
    type: 'applicant',
    firstName: 'Ana',
    lastName: 'Diaz',
    language: 'es',
    timezone: 'America/New_York',
    status: 1,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    passwordHash: 'secret',
    jobAlertsEnabled: true,
    suspendedUntil: textConsentAt,
    suspendedByHand: false,
    noShowsUntil: null,
    deactivatedAt: null,
  } as Account
  expect(accountStateOf(stored, hidden)).toStrictEqual({
    id: 'a1',
    version: 3,
    type: 'applicant',
    first_name: 'Ana',
    last_name: 'Diaz',
    language: 'es',
    timezone: 'America/New_York',
    status: 2,
    ...hidden,
    phone_state: 'unverified',
    job_alerts_enabled: true,
    barred_until: '2026-11-20T10:00:00.000Z',
  })
})
