import { expect, it } from 'vitest'
import { accountOfReceipt, receiptOf } from './erasure-receipt.ts'
import { secretsFrom } from '../sign-in/secrets.ts'

// as long as ids are: two letters may stand in a ciphertext by chance
const account = '0192d3f4-7c1e-7a55-9f0e-3b1a2c4d5e6f'
const secrets = secretsFrom([{ kid: 'one', secret: 's'.repeat(32) }])

it('opens the report of the account that it was given for, and does not show it', () => {
  const receipt = receiptOf(secrets, account)
  expect(receipt).not.toContain(account)
  expect(accountOfReceipt(secrets, receipt)).toBe(account)
})

it('is no receipt where it was made up, or encrypted for something else', () => {
  for (const none of [
    '',
    account,
    secrets.encrypt(account),
    secrets.encrypt(`sign-on ${account}`),
    secrets.encrypt(`${account} erasure `),
  ])
    expect(accountOfReceipt(secrets, none)).toBeUndefined()
  expect(secrets.decrypt(receiptOf(secrets, account))).toBe(`erasure ${account}`)
})
