import { expect, it } from 'vitest'
import { accountOfReceipt, receiptOf } from './erasure-receipt.ts'
import { secretsFrom } from './secrets.ts'

const secrets = secretsFrom([{ kid: 'one', secret: 's'.repeat(32) }])

it('opens the report of the account that it was given for, and does not show it', () => {
  const receipt = receiptOf(secrets, 'a1')
  expect(receipt).not.toContain('a1')
  expect(accountOfReceipt(secrets, receipt)).toBe('a1')
})

it('is no receipt where it was made up, or encrypted for something else', () => {
  for (const none of [
    '',
    'a1',
    secrets.encrypt('a1'),
    secrets.encrypt('sign-on a1'),
    secrets.encrypt('a1 erasure '),
  ])
    expect(accountOfReceipt(secrets, none)).toBeUndefined()
  expect(secrets.decrypt(receiptOf(secrets, 'a1'))).toBe('erasure a1')
})
