import { expect, it } from 'vitest'
import { emailOfCompany } from './email-of-company.ts'

const claims = { subject: 's1', email: 'Ana@Harbor.example', emailVerified: true }
const domains = ['harbor.example', 'pine.example']

it.each(['ana@harbor.example', 'ana@pine.example'])(
  '[AU-08] takes a verified email of a domain of the company: %s',
  (email) => {
    expect(emailOfCompany({ ...claims, email }, domains)).toStrictEqual({ email })
  },
)

it('[AU-08] reads it however the provider writes it', () => {
  expect(emailOfCompany(claims, domains)).toStrictEqual({ email: 'ana@harbor.example' })
})

it.each([false, undefined, null, 'true', 1])(
  '[AU-08] takes none whose verification is %j',
  (emailVerified) => {
    expect(emailOfCompany({ ...claims, emailVerified }, domains)).toStrictEqual({
      failure: 'email-unverified',
    })
  },
)

it.each([undefined, null, 7, '', 'ana', ['ana@harbor.example']])(
  '[AU-08] takes no %j for an email',
  (email) => {
    expect(emailOfCompany({ ...claims, email }, domains)).toStrictEqual({ failure: 'email-unverified' })
  },
)

it.each(['ana@example.com', 'ana@sub.harbor.example', 'ana@notharbor.example', 'harbor.example@example.com'])(
  '[AU-08] takes none of another domain: %s',
  (email) =>
    expect(emailOfCompany({ ...claims, email }, domains)).toStrictEqual({ failure: 'email-foreign' }),
)
