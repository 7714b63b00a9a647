import { afterEach, expect, it, vi } from 'vitest'
import { telemetry } from './telemetry.ts'
import { nextTraceparent, requestIdOf, traceIdOf } from './trace.ts'

const trace = 'a1'.repeat(16)
const given = `00-${trace}-${'b2'.repeat(8)}-01`
const shape = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/

afterEach(() => vi.restoreAllMocks())

it('goes on in the trace that it is given, by a span of its own', () => {
  const next = nextTraceparent(given)
  expect(next).toMatch(shape)
  expect(next.split('-')[1]).toBe(trace)
  expect(next.split('-')[2]).not.toBe('b2'.repeat(8))
})

it('begins a trace where it is given none that it can read', () => {
  const others = [
    undefined,
    '',
    `01-${trace}-${'b2'.repeat(8)}-01`,
    `00-${trace}a-${'b2'.repeat(8)}-01`,
    `00-${trace.slice(1)}-${'b2'.repeat(8)}-01`,
    `00-${trace.replace('a', 'g')}-${'b2'.repeat(8)}-01`,
    `00-${trace}-${'b2'.repeat(7)}-01`,
    `00-${trace}-${'g2'.repeat(8)}-01`,
    `00-${trace}-${'b2'.repeat(8)}-1`,
    `00-${trace}-${'b2'.repeat(8)}-gg`,
    ` ${given}`,
    `${given} `,
  ]
  const found = others.map((other) => {
    const [one, two] = [nextTraceparent(other), nextTraceparent(other)]
    const [begun, again] = [one.split('-')[1], two.split('-')[1]]
    const isFresh = begun !== trace && again !== begun
    return { other, read: traceIdOf(other), one, isFresh }
  })
  const one = expect.stringMatching(shape)
  expect(found).toEqual(others.map((other) => ({ other, read: undefined, one, isFresh: true })))
})

it('reads the id of a trace', () => expect(traceIdOf(given)).toBe(trace))

it('is in the span that is open, where there is one', () => {
  const open = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`
  vi.spyOn(telemetry, 'traceparent').mockReturnValue(open)
  expect(nextTraceparent(given)).toBe(open)
})

it('takes 8 to 64 letters, digits, dashes and underscores for the id of a request', () => {
  const ids = ['abcd-123', 'A_b-9999', 'x'.repeat(64)]
  expect(ids.map((id) => requestIdOf(id))).toEqual(ids)
})

it('makes an id of its own in place of what is none', () => {
  const given = [
    undefined,
    '',
    'abcd-12',
    'x'.repeat(65),
    'abcd 1234',
    'abcd/12345',
    ' abcd-1234',
    'abcd-1234\n',
  ]
  const found = given.map((id) => ({
    id,
    own: requestIdOf(id),
    isFresh: requestIdOf(id) !== requestIdOf(id),
  }))
  const own = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(found).toEqual(given.map((id) => ({ id, own, isFresh: true })))
})
