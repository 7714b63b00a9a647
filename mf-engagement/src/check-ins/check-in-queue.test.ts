// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { codeOf, keepMarks, readMarks, withMark } from './check-in-queue.ts'

afterEach(() => localStorage.clear())

it('[BY-14] keeps who came on the phone, each once and by the first time, until it is sent', () => {
  const first = { code: '2345ABCD', at: '2026-11-22T12:00:00.000Z' }
  const marks = withMark(withMark([], first), { ...first, at: '2026-11-22T13:00:00.000Z' })
  keepMarks('ana', 'day', marks)
  expect(readMarks('ana', 'day')).toEqual([first])
  // another person at the same device, and another event
  expect([readMarks('luis', 'day'), readMarks('ana', 'other')]).toEqual([[], []])
  keepMarks('ana', 'day', [])
  expect(localStorage.length).toBe(0)
  localStorage.setItem('check-ins.ana.day', '[1, {"code": 2}]')
  expect(readMarks('ana', 'day')).toEqual([])
})

it('[BY-14] takes a code as it is typed or read, and nothing else', () => {
  expect(codeOf(' 2345-abcd ')).toBe('2345ABCD')
  expect(codeOf('https://example.com')).toBeNull()
})
