import { expect, it } from 'vitest'
import { contactOfResume } from './contact-of-resume.ts'

const read = (value: string, confidence = 0.95) => ({ value, confidence, page: 1, line: `Line of ${value}` })
const of = (name: string | null, email: string | null, phone: string | null, confidence?: number) =>
  contactOfResume({
    name: name === null ? null : read(name, confidence),
    email: email === null ? null : read(email, confidence),
    phone: phone === null ? null : read(phone, confidence),
  })
const values = (found: ReturnType<typeof of>) =>
  Object.fromEntries(found.map(({ field, value }) => [field, value]))

it('[BY-24] a sign-up gets of a resume what its form would take', () => {
  expect({
    all: values(of('Rosa de la Cruz', 'Rosa@Example.com', '1 (646) 555-0142')),
    none: values(of(null, null, null)),
    'of no form': values(of('Rosa http://cruz.example', 'rosa@', '+52 55 1234 5678')),
  }).toEqual({
    all: { first_name: 'Rosa', last_name: 'de la Cruz', email: 'rosa@example.com', phone: '6465550142' },
    none: {},
    'of no form': { first_name: 'Rosa' },
  })
})

it('[BY-09] [BY-24] what the reader is not sure of comes with its line', () => {
  expect(of('Rosa Cruz', null, null, 0.75)).toEqual([
    { field: 'first_name', value: 'Rosa', doubt: 'Line of Rosa Cruz' },
    { field: 'last_name', value: 'Cruz', doubt: 'Line of Rosa Cruz' },
  ])
  expect(of(null, null, '646-555-0142')).toMatchObject([{ doubt: null }])
})
