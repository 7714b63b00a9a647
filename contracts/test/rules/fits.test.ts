import { describe, expect, it } from 'vitest'
import { commuteMinutes } from '../../src/jobs/rules/mismatch.ts'
import { milesWithin } from '../../src/jobs/rules/reach.ts'
import { fits } from './fits.ts'
import type { MatchCandidate, MatchPosition } from '../../src/matches/rules/score.ts'

const home = { latitude: 40, longitude: -75 }
const candidate: MatchCandidate = {
  ...home,
  role: 0,
  shift: 0,
  wage: 15,
  weekend: true,
  commute_type: 3,
  commute_length: 30,
  ratings: { day: 4, swing: 3, night: 1, weekend: 3, overtime: 1 },
  skills: [],
  missing_skills: [],
  skill_months: {},
  experience_months: 0,
}
const position: MatchPosition = {
  ...home,
  state: 'open',
  role: 'warehouse',
  shifts: ['day'],
  schedule_start: null,
  schedule_type: 'either',
  overtime: false,
  drug_screen: false,
  weekend: false,
  wage_from: 15,
  wage_to: null,
  keywords: [],
  entry: false,
  experience_months: 0,
  posted_at: null,
}

describe('[MT-10] the hard conditions', () => {
  it.each<[string, boolean, Partial<MatchPosition>, Partial<MatchCandidate>]>([
    ['nothing against it', true, {}, {}],
    ['closed', false, { state: 'closed' }, {}],
    ['paused', false, { state: 'paused' }, {}],
    ['a role that is wanted', true, {}, { role: 8 | 16 }],
    ['a role that is not', false, {}, { role: 16 }],
    ['another role where any is wanted', true, { role: 'trucking' }, {}],
    ['no role where one is wanted', false, { role: null }, { role: 8 }],
    ['no role where any is', true, { role: null }, {}],
    ['"Definitely not" alone', false, { shifts: ['night'] }, {}],
    ['"Definitely not" among others', true, { shifts: ['night', 'swing'] }, {}],
    ['a shift that is not wanted', false, { shifts: ['swing'] }, { shift: 1 }],
    ['a start in a window that is not wanted', false, { schedule_start: '11:00PM' }, {}],
    [
      'one of two starts in a wanted window',
      true,
      { shifts: ['night'], schedule_start: '11:00PM or 7:00AM' },
      {},
    ],
    ['overtime, which ranks and hides nothing', true, { overtime: true }, {}],
    ['no shift told', true, { shifts: [] }, { shift: 4 }],
    ['weekends, which are worked', true, { weekend: true }, {}],
    ['weekends, which are not', false, { weekend: true }, { weekend: false }],
    ['a dollar too little', false, { wage_from: 14 }, {}],
    ['enough at its upper end', true, { wage_from: 12, wage_to: 15 }, {}],
    ['no wage told', true, { wage_from: null }, {}],
    ['no place told', false, { latitude: null, longitude: null }, {}],
    ['no home told', true, { latitude: 10, longitude: 10 }, { latitude: null, longitude: null }],
    ['half a home told', true, { latitude: 10, longitude: 10 }, { latitude: null }],
    ['the other half', true, { latitude: 10, longitude: 10 }, { longitude: null }],
  ])('%s: %s', (_what, expected, about, of) => {
    expect(fits({ ...position, ...about }, { ...candidate, ...of })).toBe(expected)
  })

  it('let through what is within the wanted minutes by the way that is taken, and 120 is two hours', () => {
    const perDegree = 69.09332
    for (const commute_type of [1, 2, 3])
      for (const commute_length of [15, 30, 45, 60, 120])
        for (let miles = 0.5; miles < 100; miles += 0.9) {
          const way = commuteMinutes(miles, commute_type)
          if (Math.abs(miles - milesWithin(commute_length, commute_type)) < 0.05) continue
          const at = { ...position, latitude: home.latitude + miles / perDegree }
          expect([miles, fits(at, { ...candidate, commute_type, commute_length })]).toEqual([
            miles,
            way <= commute_length,
          ])
        }
  })
})
