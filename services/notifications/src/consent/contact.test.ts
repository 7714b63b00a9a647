import { describe, expect, it } from 'vitest'
import { recipientOf, type SealedContact } from './contact.ts'

const contact: SealedContact = {
  email: 'ana@example.com',
  phone: '2125550142',
  text_consent: { at: '2026-11-20T10:00:00.000Z', wording: 'sign-up-1' },
  email_proven: true,
  phone_proven: false,
  phone_type: null,
  waiting_phone: null,
  taken_at: null,
}

describe('recipient of a message', () => {
  it('sends email to the address', () => {
    expect(recipientOf('email', contact)).toEqual({ to: 'ana@example.com', proven: true })
  })
  it('sends a text to the American number', () => {
    expect(recipientOf('text', contact)).toEqual({ to: '+12125550142', proven: false })
  })
  it('sends no text without a phone', () => {
    expect(recipientOf('text', { ...contact, phone: null })).toEqual({ skipped: 'no-phone' })
    expect(recipientOf('email', { ...contact, email: '' })).toEqual({ skipped: 'no-email' })
  })
  it('sends no text without consent', () => {
    expect(recipientOf('text', { ...contact, text_consent: null })).toEqual({ skipped: 'no-consent' })
  })
  it.each(['landline', 'invalid'] as const)('[AU-28] sends no text to a number that is %s', (phone_type) => {
    expect(recipientOf('text', { ...contact, phone_type })).toEqual({ skipped: phone_type })
  })
  it('[AU-04] [AU-28] sends none to the number before while another waits, of which its type and its box count', () => {
    const of = (
      type: 'landline' | 'mobile' | null,
      text_consent: boolean,
      phone: string | null = contact.phone,
    ) => recipientOf('text', { ...contact, phone, phone_proven: true, waiting_phone: { type, text_consent } })
    expect([of('mobile', true), of(null, true, null), of('landline', true), of('mobile', false)]).toEqual([
      { waits: true },
      { waits: true },
      { skipped: 'landline' },
      { skipped: 'no-consent' },
    ])
    const landline = {
      ...contact,
      phone_type: 'landline',
      waiting_phone: { type: null, text_consent: true },
    } as const
    expect(recipientOf('text', landline)).toEqual({ waits: true })
  })
  it.each(['mobile', 'voip'] as const)('[AU-28] sends texts to a number that is %s', (phone_type) => {
    expect(recipientOf('text', { ...contact, phone_type })).toHaveProperty('to')
  })
})
