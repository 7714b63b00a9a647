import { expect, it } from 'vitest'
import { loggedInBefore } from './logged-in-before.ts'

it('[AU-22] knows by its cookies a browser that was logged in before', () => {
  const rows = [
    ['login=1', true],
    ['a=b; __Host-login=1; c=d', true],
    ['xlogin=1', false],
    ['login=', false],
    ['', false],
  ] as const
  expect(rows.map(([cookies]) => [cookies, loggedInBefore(cookies)])).toEqual(rows)
})
