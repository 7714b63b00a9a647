import { describe, expect, it } from 'vitest'
import { textConsentWording } from '@lunchpail/contracts/auth/api'
import type { Account } from '../database.ts'
import { contactColumns, noWantedPhone } from './contact-columns.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = {
  email: 'ana@example.com',
  phone: '2125550142',
  textConsentAt: new Date('2026-01-05T12:00:00Z'),
  textStoppedAt: null,
} as Account
const contact = { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com', phone: '2125550142' }
const columns = (change: object = {}, stored: Partial<Account> = {}) =>
  contactColumns({ ...contact, ...change }, { ...before, ...stored }, now)
const named = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', phone: '2125550142' }
const given = { textConsentAt: now, textConsentWording, textStoppedAt: null }
const none = { textConsentAt: null, textConsentWording: null, textStoppedAt: null }

describe('the consent to texts', () => {
  it.each([
    ['stays with the phone', {}, {}, {}],
    ['stays as it was given, where it is given again', { text_consent: true }, {}, {}],
    ['is given', { text_consent: true }, { textConsentAt: null }, given],
    ['is given anew after a STOP', { text_consent: true }, { textStoppedAt: now }, given],
    ['is no new one after a STOP', {}, { textStoppedAt: now }, {}],
    ['is taken back', { text_consent: false }, {}, none],
    ['is none where there was none', {}, { textConsentAt: null }, none],
  ])('%s', (_, change, stored, consent) => {
    expect(columns(change, stored)).toStrictEqual({ ...named, ...consent })
  })

  it.each([
    ['is not for another phone', {}, none],
    ['is given anew for another phone', { text_consent: true }, given],
  ])('%s', (_, change, consent) => {
    expect(columns({ phone: '2125550199', ...change })).toStrictEqual({
      ...named,
      phone: '2125550199',
      phoneVerifiedAt: null,
      phoneChangedAt: now,
      phoneReplacedAt: now,
      phoneType: null,
      ...noWantedPhone,
      ...consent,
    })
  })

  it('is none without a phone, whatever was said', () => {
    expect(columns({ phone: null, text_consent: true })).toStrictEqual({
      ...named,
      phone: null,
      phoneVerifiedAt: null,
      phoneChangedAt: now,
      phoneReplacedAt: now,
      phoneType: null,
      ...noWantedPhone,
      ...none,
    })
    expect(columns({ phone: null }, { phone: null })).toStrictEqual({ ...named, phone: null, ...none })
  })

  it('[AU-28] a first phone replaces none', () => {
    expect(columns({}, { phone: null })).toMatchObject({ phoneChangedAt: now, phoneReplacedAt: null })
  })

  it('[AU-28] another email is not proven', () => {
    const email = 'ana.diaz@example.com'
    expect(columns({ email })).toStrictEqual({
      ...named,
      email,
      emailQuietAt: null,
      emailVerifiedAt: null,
      wantedEmail: null,
    })
  })
})
