import { expect, it } from 'vitest'
import { contactErrors } from './contact.ts'

it('[WZ-05] asks for both names, the phone and the email, each by its sentence', () => {
  expect(contactErrors({})).toEqual({
    first_name: 'account.first-name-required',
    last_name: 'account.last-name-required',
    phone: 'field.required',
    email: 'field.required',
  })
  expect(contactErrors({ first_name: ' ', last_name: ' ', phone: ' ', email: ' ' })).toEqual(
    contactErrors({}),
  )
})

it('[WZ-05] refuses a phone and an email that reach no one, each by its sentence', () => {
  const names = { first_name: 'Ana', last_name: 'Diaz' }
  expect(contactErrors({ ...names, phone: '555', email: 'ana@' })).toEqual({
    phone: 'account.phone-invalid',
    email: 'person.email',
  })
  expect(contactErrors({ ...names, phone: '212-555-0142', email: 'ana@example.com' })).toEqual({})
})

it('[WZ-05] refuses a host or a number that both names make together, once', () => {
  const reached = { phone: '212-555-0142', email: 'ana@example.com' }
  const errorsOf = (first_name: string, last_name: string) =>
    contactErrors({ ...reached, first_name, last_name })
  expect(errorsOf('evil', '.example')).toEqual({ last_name: 'account.name-address' })
  expect(errorsOf('Call 21', '25 now')).toEqual({ last_name: 'account.name-digits' })
  expect(errorsOf('evil.com', '.example')).toEqual({ first_name: 'account.name-address' })
})

it('[WZ-05] takes names with what a messenger put around them, as an account does', () => {
  const reached = { phone: '+1 (212) 555-0142', email: 'mailto:ana@example.com' }
  const errorsOf = (first_name: string, last_name: string) =>
    contactErrors({ ...reached, first_name, last_name })
  expect(errorsOf('\u200bAna', 'Diaz\u2060 ')).toEqual({})
  expect(errorsOf('\u200bO.J.', '\ufeffSimpson')).toEqual({})
  expect(errorsOf('\u200b', 'Diaz')).toEqual({ first_name: 'account.first-name-required' })
  expect(errorsOf('A\u200bna', 'Diaz')).toEqual({ first_name: 'account.name-characters' })
})
