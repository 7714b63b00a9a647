import { describe, expect, it } from 'vitest'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { position } from '../../test/factories.ts'
import { mismatchesByPosition, unconfirmed, type Commuter } from './mismatches.ts'

const today = { year: 2026, month: 11, day: 21 }
const newark = { latitude: 40.73, longitude: -74.17 }
const commuter: Commuter = { home: newark, commute_type: 1, commute_length: 30, answered: [] }
const near = position({ id: 7, ...newark, shifts: ['night'], keywords: [{ id: 'weld', name: 'Welding' }] })
/** Trenton and Chicago */
const far = position({ id: 8, latitude: 40.22, longitude: -74.76 })
const remote = position({ id: 9, latitude: 41.88, longitude: -87.63, experience_months: 12 })
const rated: Application = { pref_shift_day: 4, pref_shift_swing: 3, pref_shift_night: 1 }

const typesOf = (application: Application, candidate: Commuter | null = commuter) =>
  Object.fromEntries(
    Object.entries(mismatchesByPosition([near, far, remote], application, candidate, today)).map(
      ([id, found]) => [id, found.map(({ type }) => type)],
    ),
  )

describe('what speaks against a position', () => {
  it('[WZ-25] is by the commute of profile and the answers of the application', () => {
    const answers: Application = {
      ...rated,
      skills: [{ qid: 'weld', has_skill: false }],
      jobs: [{ start_date: '01/2026', end_date: '11/2026' }],
    }
    expect(typesOf(answers)).toEqual({
      7: ['availability', 'qualifications'],
      8: ['commute'],
      9: ['location', 'experience'],
    })
  })

  it('[WZ-25] tells the longest commute only to whoever set one: a default is no answer', () => {
    const of = (answered: string[]) => mismatchesByPosition([far], {}, { ...commuter, answered }, today)['8']
    expect(of(['wage', 'commute_length'])).toMatchObject([{ type: 'commute', pref: 30 }])
    expect(of(['wage'])).toMatchObject([{ type: 'commute' }])
    expect(of(['wage'])?.[0]).not.toHaveProperty('pref')
  })

  it('[WZ-25] is no shift before all three are rated', () => {
    for (const key of ['pref_shift_day', 'pref_shift_swing', 'pref_shift_night'] as const) {
      const { [key]: _, ...some } = { ...rated, pref_shift_day: 1, pref_shift_swing: 1 }
      expect(typesOf(some, null)).toEqual({})
    }
  })

  it('[WZ-25] is by the way that the person takes', () => {
    const to = position({ id: 8, latitude: 40.73, longitude: -74.07 })
    const by = (commute_type: number) => mismatchesByPosition([to], {}, { ...commuter, commute_type }, today)
    expect([by(1)['8'], by(2)['8']?.[0]?.type]).toEqual([undefined, 'commute'])
  })

  it('[WZ-25] is nothing where nothing is known', () => {
    expect(typesOf({}, null)).toEqual({})
    expect(typesOf({}, { ...commuter, home: null })).toEqual({})
    expect(typesOf({ pref_shift_night: 1 }, null)).toEqual({})
    expect(typesOf({ skills: [{ qid: 'weld', has_skill: true }] }, null)).toEqual({})
  })

  it('[WZ-25] counts the experience of the last 5 years, once there is a history', () => {
    const old = [{ start_date: '01/2010', end_date: '12/2015' }]
    expect(typesOf({ jobs: old }, null)).toEqual({ 9: ['experience'] })
    expect(typesOf({ jobs: [], done_adding_jobs: true }, null)).toEqual({ 9: ['experience'] })
    expect(typesOf({ jobs: [{ start_date: '12/2025', current_job: true }] }, null)).toEqual({})
  })

  it('[WZ-25] is asked for location, commute and availability alone', () => {
    const mismatches = mismatchesByPosition(
      [near, far, remote],
      { ...rated, jobs: [], done_adding_jobs: true, skills: [{ qid: 'weld', has_skill: false }] },
      commuter,
      today,
    )
    expect(unconfirmed(mismatches, {})).toEqual([
      'mismatch_ack.7.availability',
      'mismatch_ack.8.commute',
      'mismatch_ack.9.location',
    ])
    const mismatch_ack: Application['mismatch_ack'] = {
      7: ['availability'],
      8: ['location'],
      9: ['location'],
    }
    expect(unconfirmed(mismatches, { mismatch_ack })).toEqual(['mismatch_ack.8.commute'])
  })
})
