import { describe, expect, it } from 'vitest'
import { estimateCommute } from './commute.ts'
import { milesBetween } from './distance.ts'
import {
  isAsked,
  mismatchesOf,
  commuteMinutes,
  type MismatchCandidate,
  type MismatchPosition,
} from './mismatch.ts'

const home = { latitude: 40.7506, longitude: -73.9972 }
/** Due north, so many miles away. */
const north = (miles: number) => ({ latitude: home.latitude + miles / 69.0936, longitude: home.longitude })
const position = (change: Partial<MismatchPosition> = {}): MismatchPosition => ({
  ...north(5),
  shifts: ['day'],
  keywords: [],
  experience_months: 0,
  ...change,
})
const candidate = (change: Partial<MismatchCandidate> = {}): MismatchCandidate => ({
  home,
  commute_type: 3,
  commute_length: 30,
  ratings: { day: 4, swing: 3, night: 2 },
  missing_skills: [],
  experience_months: 12,
  ...change,
})
const types = (p: MismatchPosition, c: MismatchCandidate) => mismatchesOf(p, c).map(({ type }) => type)

/** The farthest whole tenth of a mile that takes no more than so many minutes by car. */
const reach = (minutes: number): number => {
  let miles = 0
  while (estimateCommute(miles + 0.1).driving <= minutes) miles += 0.1
  return miles
}

it('measures miles between two points as the crow flies', () => {
  expect(milesBetween(home, home)).toBe(0)
  expect(milesBetween(home, north(10))).toBeCloseTo(10, 1)
  // New York to Los Angeles
  expect(milesBetween(home, { latitude: 34.0522, longitude: -118.2437 })).toBeCloseTo(2446, -1)
})

describe('[WZ-25] the way', () => {
  it('mismatches from one minute more than wanted on', () => {
    const last = reach(30)
    expect(types(position(north(last - 0.05)), candidate())).toEqual([])
    expect(types(position(north(last + 0.3)), candidate())).toEqual(['commute'])
  })

  it('is a location mismatch beyond two hours, whatever was wanted', () => {
    const last = reach(120)
    expect(types(position(north(last - 0.05)), candidate({ commute_length: 120 }))).toEqual([])
    expect(types(position(north(last + 0.3)), candidate({ commute_length: 120 }))).toEqual(['location'])
    expect(types(position(north(last + 0.3)), candidate())).toEqual(['location'])
  })

  it('counts only the ways that the candidate takes', () => {
    const far = position(north(10))
    const { driving, transit } = estimateCommute(10)
    expect(driving).toBeLessThan(45)
    expect(transit).toBeGreaterThan(45)
    expect(types(far, candidate({ commute_type: 1, commute_length: 45 }))).toEqual([])
    expect(mismatchesOf(far, candidate({ commute_type: 2, commute_length: 45 }))).toEqual([
      {
        type: 'commute',
        driving_minutes: driving,
        transit_minutes: transit,
        minutes: transit,
        pref: 45,
      },
    ])
    expect(commuteMinutes(10, 0)).toBe(driving)
  })

  it('says nothing where home or place is not known', () => {
    expect(types(position({ latitude: null }), candidate())).toEqual([])
    expect(types(position(north(500)), candidate({ home: null }))).toEqual([])
  })
})

describe('[WZ-25] the shifts', () => {
  it('mismatch where all of them are rated "Definitely not", and another is not', () => {
    const rows = [
      [['night'], { day: 4, swing: 4, night: 1 }, ['availability']],
      [['night'], { day: 1, swing: 1, night: 2 }, []],
      [['day', 'night'], { day: 2, swing: 1, night: 1 }, []],
      [['day', 'night'], { day: 1, swing: 4, night: 1 }, ['availability']],
      [[], { day: 1, swing: 1, night: 1 }, []],
      [['day'], null, []],
    ] as const
    for (const [shifts, ratings, expected] of rows) {
      const told = JSON.stringify([shifts, ratings])
      expect.soft(types(position({ shifts }), candidate({ ratings })), told).toEqual(expected)
    }
  })
})

it('[WZ-25] asks of location, commute and availability; qualifications and experience are named alone', () => {
  const demanding = position({
    keywords: [
      { id: 'forklift', name: 'Driving a forklift' },
      { id: 'welding', name: 'Welding' },
    ],
    experience_months: 13,
  })
  const found = mismatchesOf(demanding, candidate({ missing_skills: ['welding', 'other'] }))
  expect(found).toEqual([
    { type: 'qualifications', skills: ['Welding'] },
    { type: 'experience', months: 13 },
  ])
  expect(found.some(isAsked)).toBe(false)
  expect(types(demanding, candidate({ experience_months: 13 }))).toEqual([])
  expect(types(demanding, candidate({ experience_months: null }))).toEqual([])
  expect((['location', 'commute', 'availability'] as const).every((type) => isAsked({ type }))).toBe(true)
})

describe('[WZ-25] what a mismatch tells', () => {
  it('is the longest commute where the person set it, and never a default', () => {
    const told = (commute_length_told?: boolean) =>
      mismatchesOf(
        position(north(30)),
        candidate({ ...(commute_length_told !== undefined && { commute_length_told }) }),
      )
    expect([told(), told(true)]).toMatchObject([[{ pref: 30 }], [{ pref: 30 }]])
    expect(told(false)[0]).not.toHaveProperty('pref')
  })

  it('is the best rating of the shifts, and the shifts', () => {
    const nights = position({ shifts: ['night', 'swing'] })
    expect(mismatchesOf(nights, candidate({ ratings: { day: 4, swing: 1, night: 1 } }))).toEqual([
      { type: 'availability', pref: 1, shift: ['night', 'swing'] },
    ])
  })

  it('is nothing of a way to nowhere', () => {
    for (const half of [{ latitude: null }, { longitude: null }])
      expect(types(position(half), candidate())).toEqual([])
  })
})
