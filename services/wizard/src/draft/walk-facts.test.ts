import { expect, it } from 'vitest'
import { walkFacts } from './walk-facts.ts'

const now = new Date('2026-11-22T23:30:00Z')
type Caller = Parameters<typeof walkFacts>[0]
const factsOf = (phone: string | null, phone_state: 'verified' | null) =>
  walkFacts({ person: { phone } } as unknown as Caller, { phone_state, met: ['phone'] }, true, now)

it('[WZ-01] the walk knows the time, and whether the position asks for equal-opportunity answers', () => {
  expect(factsOf('2125550142', 'verified')).toStrictEqual({
    equal_opportunity: true,
    today: { year: 2026, month: 11, day: 22 },
    now: '2026-11-22T23:30:00.000Z',
    phone: 'verified',
    met: ['phone'],
  })
})

it('[WZ-22] a phone of which nothing is known yet is unverified, and a candidate without one has none', () => {
  expect(factsOf('2125550142', null).phone).toBe('unverified')
  expect(factsOf(null, 'verified').phone).toBeNull()
  expect(walkFacts({} as Caller, { phone_state: 'verified', met: [] }, false, now)).toMatchObject({
    phone: null,
    equal_opportunity: false,
  })
})
