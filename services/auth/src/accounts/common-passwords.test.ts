import { expect, it } from 'vitest'
import { refuseCommonPassword } from './common-passwords.ts'

it.each([
  'password',
  'PassWord',
  ' password ',
  'ｐａｓｓｗｏｒｄ',
  '738291',
  '555-0142',
  '٧٣٨٢٩١',
  'lunchpail1',
  'Lunch-Pail 26',
  'Summer2026!',
  'monkey-99',
])('[AU-03] refuses %j', (password) => {
  expect(() => refuseCommonPassword(password)).toThrow(
    expect.objectContaining({ refusal: 'invalid', fieldErrors: { password: 'account.password-common' } }),
  )
})

it.each(['blue truck 7', 'van 42', 'summer at the pier 9', '7 green vans'])(
  '[AU-03] takes %j, which no one tries first',
  (password) => expect(() => refuseCommonPassword(password)).not.toThrow(),
)
