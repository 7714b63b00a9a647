import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/history/experience'
import { completeBody, position, question } from '../../test/factories.ts'
import { sentFieldsOf, sentMismatches } from './sent-fields.ts'

const day = { year: 2026, month: 11, day: 22 }
const wanted = position({
  id: 7,
  shifts: ['night'],
  keywords: [{ id: 'forklift', name: 'Driving a forklift' }],
  experience_months: 12,
})
const worked = { title: 'Picker', company: 'Acme', start_date: '01/2022', end_date: '12/2024' }

/** What a person is, and is not chosen by; the application's schema has no place for the equal-opportunity answers. */
const who = fc.record({
  first_name: fc.constantFrom('Ana', 'Otto', 'Lakisha', 'Wei'),
  last_name: fc.string({ minLength: 1, maxLength: 20 }),
  email: fc.emailAddress(),
  phone: fc.stringMatching(/^[2-9]\d{9}$/),
  birth_date: fc.constantFrom('02/03/1950', '04/05/1981', '06/07/2007'),
  eligible: fc.constantFrom(0, 1),
  address_line1: fc.string({ maxLength: 40 }),
  address_city: fc.constantFrom('Newark', 'Trenton'),
  address_state: fc.constantFrom('NJ', 'NY'),
  gender: fc.constantFrom('female', 'male'),
}) as fc.Arbitrary<Partial<Application>>
const able = fc.record({
  skills: fc.boolean().map((has_skill) => [{ qid: 'forklift', has_skill }]),
  jobs: fc.constantFrom([], [worked]),
  pref_shift_night: fc.integer({ min: 1, max: 4 }),
  mismatch_ack: fc.constantFrom({}, { 7: ['commute' as const] }),
}) as fc.Arbitrary<Partial<Application>>

const seenOf = (application: Application) => ({
  fields: sentFieldsOf(application, wanted, [question({ id: 'q1' })], day),
  mismatch: sentMismatches(application, wanted, day),
  months: experienceMonths(application.jobs ?? [], day, 60),
})

it('[BY-29] age, name, gender, contact and address within a ZIP code change nothing that managers see of an application', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(able, who, who, (can, one, other) => {
      const of = (person: Partial<Application>) =>
        seenOf({ ...(completeBody() as Application), ...person, ...can })
      expect(of(other)).toEqual(of(one))
      seen.add(JSON.stringify(of(one)))
    }),
    { numRuns: 300 },
  )
  // what a person can do does change it: otherwise nothing was compared
  expect(seen.size).toBeGreaterThan(8)
})
