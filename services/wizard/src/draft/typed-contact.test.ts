import { describe, expect, it } from 'vitest'
import { newContact, typedContact } from './typed-contact.ts'

const contact = { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com', phone: '2125550142' }
const person = { ...contact, email_proven: true, phone_proven: true }
const typed = { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com', phone: '(212) 555-0142' }

describe('the contact of an application', () => {
  it('is as an account stores it, without what is half typed', () => {
    expect(typedContact({ ...typed, email: 'Ana@Example.com' })).toEqual(contact)
    expect(typedContact({ first_name: ' ', last_name: '', email: 'ana@', phone: '212' })).toEqual({})
    expect(typedContact({})).toEqual({})
    expect(typedContact({ ...typed, last_name: '' }, person)).toEqual({ ...contact, last_name: undefined })
  })
})

describe('[WZ-05] what auth is told', () => {
  it('is nothing where the account has it all', () => {
    expect(newContact(typed, null, person)).toBeUndefined()
    expect(newContact({}, null, person)).toBeUndefined()
  })

  it('is what was typed now, and no more', () => {
    expect(newContact({ ...typed, first_name: 'Anna', phone: '2125550199' }, typed, person)).toStrictEqual({
      first_name: 'Anna',
      phone: '2125550199',
    })
    expect(newContact({ ...typed, last_name: 'Ruiz' }, null, person)).toStrictEqual({ last_name: 'Ruiz' })
  })

  it('is nothing of a page that is older than the account', () => {
    const older = { ...typed, first_name: 'Anna' }
    expect(newContact(older, older, person)).toBeUndefined()
  })

  it('is nothing that is half typed', () => {
    expect(newContact({ ...typed, phone: '212' }, typed, person)).toBeUndefined()
  })

  it('is with every save what the account lacks', () => {
    const without = { ...person, phone: null }
    expect(newContact(typed, typed, without)).toStrictEqual({ phone: '2125550142' })
    expect(newContact({ ...typed, text_consent: true }, typed, without)).toStrictEqual({
      phone: '2125550142',
      text_consent: true,
    })
    expect(newContact({ ...typed, text_consent: false }, typed, without)).toStrictEqual({
      phone: '2125550142',
    })
  })

  it('[AU-04] is a number that waits for its code, which the account has not', () => {
    expect(newContact(typed, typed, { ...person, phone_waits: true })).toStrictEqual({ phone: person.phone })
  })

  it('is the consent to texts with the phone that it is for, once', () => {
    const ticked = { ...typed, text_consent: true }
    const consent = { phone: '2125550142', text_consent: true }
    expect(newContact(ticked, typed, person)).toStrictEqual(consent)
    expect(newContact(ticked, null, person)).toStrictEqual(consent)
    expect(newContact({ ...ticked, first_name: 'Anna' }, ticked, person)).toStrictEqual({
      first_name: 'Anna',
    })
    expect(newContact(ticked, ticked, person)).toBeUndefined()
  })

  it('is no consent for a phone that is half typed, or the account’s no more', () => {
    const ticked = { ...typed, text_consent: true }
    expect(newContact({ ...ticked, phone: '212' }, typed, person)).toBeUndefined()
    const elsewhere = { ...person, phone: '2125550199' }
    expect(newContact(ticked, typed, elsewhere)).toBeUndefined()
  })
})
