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
