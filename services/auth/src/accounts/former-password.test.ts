import { isRefusal } from '@lunchpail/kit-service/refusal'
import { expect, it } from 'vitest'
import { refuseFormerPassword, resetColumns } from './former-password.ts'
import { hashPassword } from './passwords.ts'

it('[AU-18] no password that an operator ended comes back, however many were ended since', async () => {
  let account: Parameters<typeof resetColumns>[0] = {
    passwordHash: null,
    formerPasswordHash: null,
    earlierPasswordHashes: [],
  }
  const passwords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((word) => `${word} trucks 8`)
  for (const password of passwords) {
    account = { ...account, passwordHash: await hashPassword(password) }
    account = { ...account, ...resetColumns(account, new Date()) }
  }
  const taken: string[] = []
  for (const password of [...passwords, 'eight trucks 8'])
    await refuseFormerPassword(account, password).then(
      () => taken.push(password),
      (failure: unknown) => expect(isRefusal(failure)).toBe(true),
    )
  expect(taken).toEqual(['eight trucks 8'])
})
