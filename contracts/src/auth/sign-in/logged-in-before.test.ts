import { expect, it } from 'vitest'
import { loggedInBefore } from './logged-in-before.ts'

it.each([
  ['login=1', true],
  ['a=b; __Host-login=1; c=d', true],
  ['xlogin=1', false],
  ['login=', false],
  ['', false],
])('[AU-22] cookies %j: %s', (cookies, before) => expect(loggedInBefore(cookies)).toBe(before))
