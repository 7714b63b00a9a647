import type { JWK } from 'jose'
import { expect, it } from 'vitest'
import { MovableClock } from './clock.ts'
import { callerTokens } from './caller-tokens.ts'
import { callerChecker } from './check-caller.ts'
import { createCallerKeys } from './testing/test-tokens.ts'

const clock = new MovableClock()
const keys = await createCallerKeys(clock)
const keyOf = (kid: 'jobs' | 'shell'): JWK => JSON.parse(keys.key(kid)) as JWK
const check = callerChecker({ noun: 'auth', callerKeys: keys.keys }, clock)

it('is signed once for each service and used for four minutes, within which it is good', async () => {
  const authorize = callerTokens(keyOf('jobs'), clock)
  const first = await authorize('auth')
  expect(await authorize('auth')).toBe(first)
  expect(await authorize('wizard')).not.toBe(first)
  clock.advance(239_000)
  expect(await authorize('auth')).toBe(first)
  await check(first, ['jobs'])
  clock.advance(1_000)
  expect(await authorize('auth')).not.toBe(first)
  // what was under way with it arrives
  await check(first, ['jobs'])
  clock.advance(100_000)
  await expect(check(first, ['jobs'])).rejects.toMatchObject({ refusal: 'signed-out' })
})

it('is unknown where its key is not the one of the name', async () => {
  const renamed = { ...keyOf('jobs'), kid: 'shell' }
  for (const key of [renamed, { ...keyOf('jobs'), kid: 'somewhere' }]) {
    const header = await callerTokens(key, clock)('auth')
    await expect(check(header, ['jobs', 'shell'])).rejects.toMatchObject({ refusal: 'signed-out' })
  }
})

it('is known by a second key beside the first, while one replaces the other', async () => {
  const next = { ...keyOf('jobs'), kid: 'jobs.2' }
  const { d: _private, ...published } = next
  const both = JSON.stringify({ keys: [...(JSON.parse(keys.keys) as { keys: JWK[] }).keys, published] })
  const checkBoth = callerChecker({ noun: 'auth', callerKeys: both }, clock)
  for (const key of [keyOf('jobs'), next]) await checkBoth(await callerTokens(key, clock)('auth'), ['jobs'])
})

it.each([60, -60])('is unknown where the clock of its caller is %i minutes off', async (minutes) => {
  const off = { now: () => new Date(clock.now().getTime() + minutes * 60_000) }
  const header = await callerTokens(keyOf('jobs'), off)('auth')
  await expect(check(header, ['jobs'])).rejects.toMatchObject({ refusal: 'signed-out' })
})

it('is unknown where no keys are given', async () => {
  const closed = callerChecker({ noun: 'auth', callerKeys: undefined }, clock)
  const header = await callerTokens(keyOf('jobs'), clock)('auth')
  await expect(closed(header, ['jobs'])).rejects.toMatchObject({ refusal: 'signed-out' })
})
