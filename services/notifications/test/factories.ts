import { randomUUID } from 'node:crypto'
import type { DataOf } from '@lunchpail/contracts/event'
import type { PhoneType } from '@lunchpail/contracts/auth/enumerations'
import type { accountChanged } from '@lunchpail/contracts/auth/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { publicKeyOf } from '../src/providers/public-key.ts'

export async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { extractable: true })
  return exportJWK(privateKey)
}

type Account = DataOf<typeof accountChanged>['things'][number]

/** An account as auth publishes it, its contact sealed to the key. */
export async function account(
  key: JWK,
  contact: {
    email?: string
    phone?: string | null
    consent?: boolean
    proven?: boolean
    email_proven?: boolean
    phone_proven?: boolean
    phone_type?: PhoneType
    waiting_phone?: { type: PhoneType | null; text_consent: boolean }
    taken_at?: string
  } = {},
  overrides: Partial<Account> = {},
): Promise<Account> {
  const {
    email = `${randomUUID()}@example.com`,
    phone = '2125550142',
    consent = true,
    proven = true,
    email_proven = proven,
    phone_proven = proven,
    phone_type = 'mobile',
    waiting_phone = null,
    taken_at = null,
  } = contact
  return {
    id: randomUUID(),
    version: 1,
    type: 'applicant',
    first_name: 'Ana',
    last_name: 'Reyes',
    language: 'en',
    timezone: 'America/New_York',
    status: 1,
    sealed_contact: await sealTo(publicKeyOf(key))({
      email,
      phone,
      text_consent: consent ? { at: '2026-11-20T10:00:00.000Z', wording: 'account.text-consent-1' } : null,
      email_proven,
      phone_proven,
      phone_type,
      waiting_phone,
      taken_at,
    }),
    email_hash: null,
    phone_hash: null,
    phone_state: null,
    job_alerts_enabled: false,
    barred_until: null,
    ...overrides,
  }
}
