import { expect, it } from 'vitest'
import { failSignOn, signOnFailureOf } from './sign-on-failure.ts'

const thrown = (run: () => never): unknown => {
  try {
    return run()
  } catch (failure) {
    return failure
  }
}

it('[AU-08] a sign-on that ends says why, and to the log what went wrong', () => {
  const failure = thrown(() => failSignOn('email-foreign', 'ClaimsError'))
  expect(failure).toMatchObject({ message: 'sign-on failed: email-foreign' })
  expect(signOnFailureOf(failure)).toMatchObject({
    signOnFailure: 'email-foreign',
    signOnCause: 'ClaimsError',
  })
})

it.each([undefined, null, 'sign-on failed', new Error('other'), {}])(
  '[AU-08] %s is no such end',
  (failure) => {
    expect(signOnFailureOf(failure)).toBeUndefined()
  },
)
