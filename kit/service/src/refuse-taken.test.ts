import { expect, it } from 'vitest'
import { refuseTaken, takenErrors, type Taken } from './refuse-taken.ts'

const email = { email: 'account.email-taken' }
const phone = { phone: 'account.phone-taken' }

it.each([
  [{ email: true, phone: false }, email, 'account.email-taken'],
  [{ email: false, phone: true }, phone, 'account.phone-taken'],
  [{ email: true, phone: true }, { ...email, ...phone }, 'account.email-taken'],
] as const)('[1 §8] says which of a contact is in use: %j', (taken: Taken, fieldErrors, sentence) => {
  expect(takenErrors(taken)).toEqual(fieldErrors)
  expect(() => refuseTaken(taken)).toThrow(
    expect.objectContaining({ refusal: 'duplicate-user', sentence, fieldErrors }),
  )
})

it('says nothing of a contact that no account has', () =>
  expect(takenErrors({ email: false, phone: false })).toEqual({}))
