import { expect, it } from 'vitest'
import { refuseCommonPassword } from './common-passwords.ts'

it.each(['password', 'PassWord', ' password ', 'ｐａｓｓｗｏｒｄ'])('[AU-03] refuses %j', (password) => {
  expect(() => refuseCommonPassword(password)).toThrow(
    expect.objectContaining({ refusal: 'invalid', fieldErrors: { password: 'account.password-common' } }),
  )
})

it('[AU-03] takes one that nobody tries first', () => {
  expect(() => refuseCommonPassword('blue truck 7')).not.toThrow()
})
