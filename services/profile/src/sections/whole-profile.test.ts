import { describe, expect, it } from 'vitest'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { job } from '../../test/factories.ts'
import { personOf } from './read-person.ts'
import { sentOf } from './whole-profile.ts'

const person = (value: SectionValue = {}) =>
  personOf('a1', [{ accountId: 'a1', name: 'info', version: 1, changedAt: new Date(0), value }], undefined)
const user = { prefs: {} }

describe('what a save sends', () => {
  it('[PR-09] is its fields and nothing else, where a page sends them', () => {
    expect(sentOf({ self_promo: 'On time.' }, person())).toStrictEqual({
      value: { self_promo: 'On time.' },
      preferences: {},
      relocation: {},
    })
  })

  it('[PR-09] is nothing where the empty lists of a person who said nothing come back', () => {
    const sent = { user, jobs: [], gaps: [], schools: [], questions: [], pref_shift_start: {} }
    expect(sentOf(sent, person())).toStrictEqual({ value: {}, preferences: {}, relocation: {} })
  })

  it('[PR-09] is nothing where the jobs come back as they were read, newest first', () => {
    const jobs = [
      job({ start_date: '01/2020', end_date: '12/2020' }),
      job({ start_date: '01/2022', end_date: '12/2022' }),
    ]
    expect(sentOf({ user, jobs: jobs.toReversed() }, person({ jobs })).value).toStrictEqual({})
    expect(sentOf({ user, jobs: [jobs[1]!] }, person({ jobs })).value).toStrictEqual({ jobs: [jobs[1]] })
  })

  it('[PR-09] keeps the birth date, unless another one is sent', () => {
    const known = person({ birth_date: '02/03/1990' })
    expect(sentOf({ user }, known).value).toStrictEqual({})
    expect(sentOf({ user: { ...user, dob: '02/03/1990' } }, known).value).toStrictEqual({})
    expect(sentOf({ user: { ...user, dob: '04/05/1991' } }, known).value).toStrictEqual({
      birth_date: '04/05/1991',
    })
  })

  it('[PR-09] [PR-15] takes the answers about skills under the name that the profile gives them', () => {
    const questions = [{ qid: 'weld', has_skill: true, months: 6 }]
    expect(sentOf({ questions }, person()).value).toStrictEqual({ skills: questions })
    expect(sentOf({ user, questions }, person()).value).toStrictEqual({ skills: questions })
    expect(sentOf({ user, questions }, person({ skills: questions })).value).toStrictEqual({})
  })

  it('[PR-15] reads months without a yes or no as one, and an answer without either as none', () => {
    const times = { time_created: '2026-11-20T08:00:00Z', time_updated: '2026-11-21T08:00:00Z', ack: true }
    const questions = [
      { qid: 'forklift', months: 1, ...times },
      { qid: 'picking', months: 0 },
      { qid: 'cnc' },
    ]
    expect(sentOf({ questions }, person()).value.skills).toStrictEqual([
      { qid: 'forklift', months: 1, ...times, has_skill: true },
      { qid: 'picking', months: 0, has_skill: false },
      { qid: 'cnc' },
    ])
    expect(
      sentOf({ questions: [{ qid: 'forklift', has_skill: true, months: 0 }] }, person()).value.skills,
    ).toStrictEqual([{ qid: 'forklift', has_skill: true, months: 0 }])
  })

  it('[PR-09] [PR-14] takes a rating as changed in either of its places, and a default that comes back as no answer', () => {
    const rated = (shift_day: number, pref_shift_day: number) =>
      sentOf({ user: { prefs: { shift_day } }, pref_shift_day } as never, person()).value
    const { shift_day: usual } = person().preferences
    expect(rated(usual, usual)).toStrictEqual({})
    expect(rated(1, usual)).toStrictEqual({ pref_shift_day: 1 })
    expect(rated(usual, 1)).toStrictEqual({ pref_shift_day: 1 })
  })

  it('[PR-09] [PR-13] stores the preferences that were changed alone', () => {
    const { wage, role } = person().preferences
    expect(sentOf({ user: { prefs: { wage, role: 8 } } }, person()).preferences).toStrictEqual({ role: 8 })
    expect(sentOf({ user: { prefs: { wage: wage + 1, role } } }, person()).preferences).toStrictEqual({
      wage: wage + 1,
    })
  })

  it('[PR-09] stores no text that is computed for an answer', () => {
    const computed = { dates: '01/2024 - 12/2024', durationString: '1 year', displayAsContractJob: false }
    const schools = [{ degree_type: 1, degree_type_string: 'High school' }]
    expect(sentOf({ jobs: [{ ...job(), ...computed }], schools }, person()).value).toStrictEqual({
      jobs: [job()],
      schools: [{ degree_type: 1 }],
    })
  })

  it('[PR-09] empties a list that is there without a value, and leaves one that is not', () => {
    const none = { jobs: undefined, gaps: undefined, schools: undefined, pref_shift_start: undefined }
    const empty = { jobs: [], gaps: [], schools: [], pref_shift_start: {} }
    expect(sentOf({ ...none, questions: undefined }, person()).value).toStrictEqual({ ...empty, skills: [] })
    expect(sentOf({ gaps: undefined }, person()).value).toStrictEqual({ gaps: [] })
  })

  it('[WZ-27] takes the move date beside the user before that of the user, and an emptied one as none', () => {
    const relocation = (body: object) => sentOf(body as never, person()).relocation
    const ofUser = { location_screen: 2, move_date: '01/02/2027' }
    const beside = { location_screen: 1, move_date: '03/04/2027' }
    expect(relocation({ user: { ...user, ...ofUser } })).toStrictEqual({
      locationScreen: 2,
      moveDate: '01/02/2027',
    })
    for (const of of [{ ...beside }, { ...beside, user: { ...user, ...ofUser } }])
      expect(relocation(of)).toStrictEqual({ locationScreen: 1, moveDate: '03/04/2027' })
    expect(relocation({ move_date: '' })).toStrictEqual({ moveDate: null })
    expect(relocation({ location_screen: 1 })).toStrictEqual({ locationScreen: 1 })
    // a null arrives without a value
    const none = { location_screen: undefined, move_date: undefined }
    for (const of of [none, { user: { ...user, ...none } }])
      expect(relocation(of)).toStrictEqual({ locationScreen: null, moveDate: null })
    expect(sentOf({ user: { ...user, ...ofUser } } as never, person()).value).toStrictEqual({})
  })
})
