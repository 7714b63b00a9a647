import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scheduleTypes, shifts } from '@lunchpail/contracts/jobs/enumerations'
import { checkConditions, isPreQualified } from '@lunchpail/contracts/matches/rules/pre-qualified'
import { scoreFactors } from '@lunchpail/contracts/matches/rules/score'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { position } from '../../../../contracts/test/position.ts'
import { fits } from '../../../../contracts/test/rules/fits.ts'
import { scoreOf } from '../../../../contracts/test/rules/points.ts'
import { job } from '../../test/factories.ts'
import { candidateOf } from './candidate.ts'
import { preferencesOf, type StoredPreferences } from './preferences.ts'

const now = new Date('2026-11-21T12:00:00Z')
const keywords = ['forklift', 'welding', 'drug-screen']

/** What a person is, and is not chosen by. The equal-opportunity answers are no part of any section. */
const who = fc.record({
  first_name: fc.constantFrom('Ana', 'Otto', 'Lakisha', 'Wei', 'José'),
  last_name: fc.string({ minLength: 1, maxLength: 20 }),
  email: fc.emailAddress(),
  phone: fc.stringMatching(/^[2-9]\d{9}$/),
  birth_date: fc.constantFrom('02/03/1950', '04/05/1981', '06/07/2007'),
  eligible: fc.constantFrom(0, 1),
  address_line1: fc.string({ maxLength: 40 }),
  address_line2: fc.string({ maxLength: 40 }),
  address_city: fc.constantFrom('Newark', 'Trenton', 'East Orange'),
  address_state: fc.constantFrom('NJ', 'NY'),
  self_promo: fc.string({ maxLength: 200 }),
  gender: fc.constantFrom('female', 'male', 'not_specified'),
  ethnicity: fc.integer({ min: 1, max: 8 }),
  veteran_status: fc.integer({ min: 1, max: 3 }),
  disability_status: fc.integer({ min: 1, max: 3 }),
}) as fc.Arbitrary<Partial<SectionValue>>

const rating = fc.integer({ min: 1, max: 4 })
/** What a person can and wants. */
const able = fc.record({
  value: fc.record({
    address_postal_code: fc.constant('07102'),
    skills: fc
      .subarray(keywords)
      .chain((qids) =>
        fc.tuple(...qids.map((qid) => fc.record({ qid: fc.constant(qid), has_skill: fc.boolean() }))),
      ),
    jobs: fc.constantFrom<ReturnType<typeof job>[]>(
      [],
      [job()],
      [job({ start_date: '01/2019', end_date: '12/2024' })],
    ),
    pref_shift_day: rating,
    pref_shift_night: rating,
    pref_shift_weekend: rating,
  }),
  stored: fc.record({ wage: fc.integer({ min: 10, max: 25 }), role: fc.constantFrom(0, 8, 16) }),
})
const posting = fc.record({
  keywords: fc.subarray(keywords).map((ids) => ids.map((id) => ({ id, name: id }))),
  shifts: fc.subarray([...shifts]),
  weekend: fc.boolean(),
  drug_screen: fc.boolean(),
  schedule_type: fc.constantFrom(...scheduleTypes),
  wage_from: fc.constantFrom(null, 12, 18),
  experience_months: fc.constantFrom(0, 6, 24),
  latitude: fc.constant(40.74),
  // near, and far away
  longitude: fc.constantFrom(-74.2, -74.3, -87.6),
})

/** All that decides on a place in the deck, an alert, and the mark of being pre-qualified. */
function judged(
  value: SectionValue,
  stored: StoredPreferences,
  jobs: readonly ReturnType<typeof position>[],
) {
  const state = candidateOf({
    preferences: preferencesOf(stored, value),
    answered: ['wage', 'role', 'shift_day', 'shift_night', 'shift_weekend'],
    value,
    companyAnswers: 0,
    home: { latitude: 40.73, longitude: -74.17 },
    today: { year: 2026, month: 11, day: 21 },
  })
  const candidate = {
    ...state,
    answered: state.answered,
    skills: state.skills.map(({ id }) => id),
    skill_months: Object.fromEntries(state.skills.map(({ id, months }) => [id, months])),
  }
  const scored = jobs.map((one) => {
    const points = scoreOf(one, candidate, now)
    return { id: one.id, score: scoreFactors.reduce((sum, factor) => sum + points[factor], 0) }
  })
  return {
    state,
    scores: scored.map(({ score }) => score),
    order: scored.toSorted((one, other) => other.score - one.score || one.id - other.id).map(({ id }) => id),
    qualified: jobs.map((one) => isPreQualified(checkConditions(one, candidate))),
    // the deck and its reverse, which alerts and auto-apply ask, choose by the same rule
    alerted: jobs.map((one) => fits(one, candidate)),
  }
}

it('[BY-29] age, name, gender, contact and address within a ZIP code change neither score, order, pre-qualified nor alerts', () => {
  const seen = {
    scores: new Set<string>(),
    orders: new Set<string>(),
    qualified: new Set<boolean>(),
    alerted: new Set<boolean>(),
  }
  fc.assert(
    fc.property(
      able,
      who,
      who,
      fc.array(posting, { minLength: 4, maxLength: 4 }),
      ({ value, stored }, one, other, jobs) => {
        const posted = jobs.map((overrides, at) => position({ ...overrides, id: at + 1 }))
        const first = judged({ ...one, ...value }, stored, posted)
        expect(judged({ ...other, ...value }, stored, posted)).toEqual(first)
        seen.scores.add(first.scores.join())
        seen.orders.add(first.order.join())
        for (const qualified of first.qualified) seen.qualified.add(qualified)
        for (const alerted of first.alerted) seen.alerted.add(alerted)
      },
    ),
    { numRuns: 500 },
  )
  // of whoever is able to do something else all of it changes: otherwise nothing was compared
  expect(seen.scores.size).toBeGreaterThan(100)
  expect(seen.orders.size).toBeGreaterThan(10)
  expect([seen.qualified.size, seen.alerted.size]).toEqual([2, 2])
})
