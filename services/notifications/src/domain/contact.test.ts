import { describe, expect, it } from 'vitest'
import { recipientOf, type SealedContact } from './contact.ts'

const contact: SealedContact = {
  email: 'ana@example.com',
  phone: '2125550142',
  text_consent: { at: '2026-11-20T10:00:00.000Z', wording: 'sign-up-1' },
}

describe('recipient of a message', () => {
  it('sends email to the address', () => {
    expect(recipientOf('email', contact)).toEqual({ to: 'ana@example.com' })
  })
  it('sends a text to the American number', () => {
    expect(recipientOf('text', contact)).toEqual({ to: '+12125550142' })
  })
  it('sends no text without a phone', () => {
    expect(recipientOf('text', { ...contact, phone: null })).toEqual({ skipped: 'no-phone' })
  })
  it('sends no text without consent', () => {
    expect(recipientOf('text', { ...contact, text_consent: null })).toEqual({ skipped: 'no-consent' })
  })
})
