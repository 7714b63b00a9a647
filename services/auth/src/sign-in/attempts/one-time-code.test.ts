import { expect, it, vi } from 'vitest'
import { randomInt } from 'node:crypto'
import { browserWaitSeconds, newOneTimeCode, resendSeconds } from './one-time-code.ts'

vi.mock('node:crypto', { spy: true })

it.each([
  [0, '000000'],
  [42, '000042'],
  [999_999, '999999'],
])('[AU-15] a code is six digits, also of %s', (number, code) => {
  vi.mocked(randomInt).mockImplementationOnce(() => number as never)
  expect(newOneTimeCode()).toBe(code)
  expect(randomInt).toHaveBeenLastCalledWith(1_000_000)
})

it.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 300],
  [5, 600],
  [50, 600],
])('[AU-15] after %s codes the next one is sent in %s seconds', (sent, seconds) => {
  expect(resendSeconds(sent)).toBe(seconds)
})

it.each([
  [0, 0],
  [9, 0],
  [10, 30],
  [11, 60],
  [60, 600],
])('[AU-15] after %s messages to whatever contacts a browser waits %s seconds', (sent, seconds) => {
  expect(browserWaitSeconds(sent)).toBe(seconds)
})
