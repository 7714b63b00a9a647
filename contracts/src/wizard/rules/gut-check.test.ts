import { describe, expect, it } from 'vitest'
import { question } from '../../../test/walk-inputs.ts'
import type { Application } from '../application.ts'
import {
  followUpGutChecksOf,
  gutCheckError,
  gutCheckErrors,
  gutCheckOf,
  gutChecksOf,
  withGutCheck,
} from './gut-check.ts'

const named = (id: string) => ({ id, name: `Skill of ${id}` })
const ids = ['welding', 'tank', 'diesel', 'plumbing', 'cnc', 'drawings']
const positions = [{ keywords: ids.map(named), questions: [] }]
const has = (...of: string[]): Application => ({
  skills: of.map((qid) => ({ qid, has_skill: true })),
  done_adding_jobs: true,
})
const checked = (answers: Application) => gutChecksOf(positions, answers).map(({ id }) => id)

describe('[WZ-10] the gut check', () => {
  it('asks about the skills that the person has and no job shows, in the order of the positions', () => {
    expect(checked(has('tank', 'welding'))).toEqual(['welding', 'tank'])
    expect(checked(has())).toEqual([])
    expect(checked({ ...has('welding'), skills: [{ qid: 'welding', has_skill: false }] })).toEqual([])
    expect(checked({ ...has('welding', 'tank'), jobs: [{ title: 'Welder' }] })).toEqual(['tank'])
    expect(
      checked({ ...has('welding', 'tank'), jobs: [{ title: 'Cook' }, { duties: 'Drove a tanker.' }] }),
    ).toEqual(['welding'])
  })

  it('asks about four skills at most, and no fifth takes the place of one that was answered', () => {
    expect(checked(has(...ids.slice(0, 4)))).toEqual(ids.slice(0, 4))
    expect(checked(has(...ids))).toEqual(ids.slice(0, 4))
    const answered = { ...has(...ids), gut_checks: [{ qid: 'drawings', reason: 'School.' }] }
    expect(checked(answered)).toEqual(['welding', 'tank', 'diesel', 'drawings'])
    const changed = {
      ...has('tank', 'diesel', 'plumbing', 'cnc', 'drawings'),
      gut_checks: ['welding', 'tank', 'diesel', 'plumbing'].map((qid) => ({ qid })),
    }
    expect(checked(changed)).toEqual(['welding', 'tank', 'diesel', 'plumbing'])
  })

  it('asks nothing while the person waits to be reminded of their resume', () => {
    const reminded = { ...has('welding'), done_adding_jobs: false, resume_reminder: '2026-11-24T09:00:00Z' }
    expect(checked(reminded)).toEqual([])
    expect(checked({ ...reminded, done_adding_jobs: true })).toEqual(['welding'])
  })

  it('follows up on the skills that an answer of a company question opened', () => {
    const asking = [{ keywords: [named('forklift')], questions: [question] }]
    const answers = { ...has('forklift', 'pallet-jack'), questions: [{ id: 'q1', response: 'yes' }] }
    expect(followUpGutChecksOf(asking, answers).map(({ id }) => id)).toEqual(['pallet-jack'])
    expect(gutChecksOf(asking, answers).map(({ id }) => id)).toEqual(['forklift'])
    expect(followUpGutChecksOf(asking, { ...answers, questions: [{ id: 'q1', response: 'no' }] })).toEqual([])
    expect(followUpGutChecksOf(asking, { ...answers, jobs: [{ title: 'Walkie pallet jack' }] })).toEqual([])
  })

  const welding = named('welding')
  const told = (check: object, more: Application = {}) =>
    gutCheckError({ ...has('welding'), gut_checks: [{ qid: 'welding', ...check }], ...more }, welding)

  it('needs a background, unless a job of the history is selected', () => {
    expect(gutCheckError(has('welding'), welding)).toBe('application.gut-check')
    expect(told({ reason: ' ' })).toBe('application.gut-check')
    expect(told({ reason: 'My uncle has a shop.' })).toBeNull()
    expect(told({ reason: '<b>shop</b>' })).toBe('field.invalid')
    expect(told({ reference_id: 'abc' }, { jobs: [{ title: 'Cook', reference_id: 'abc' }] })).toBeNull()
    expect(told({ reference_id: 'abc' }, { jobs: [{ title: 'Cook', reference_id: 'xyz' }] })).toBe(
      'application.gut-check',
    )
    expect(told({}, { jobs: [{ title: 'Cook' }] })).toBe('application.gut-check')
    const jobs = [{ title: 'Cook', reference_id: 'abc' }]
    expect(gutCheckError({ ...has('welding'), jobs }, welding)).toBe('application.gut-check')
    expect(told({ reference_id: 'abc', reason: '' }, { jobs: [] })).toBe('application.gut-check')
  })

  it('needs nothing of a skill that the person does not have, or that a job shows', () => {
    expect(gutCheckError({}, welding)).toBeNull()
    expect(gutCheckError({ ...has('welding'), jobs: [{ title: 'Welder' }] }, welding)).toBeNull()
  })

  it('says what is missing by the skill', () => {
    const answers = { ...has('welding', 'tank'), gut_checks: [{ qid: 'tank', reason: 'The army.' }] }
    expect(gutCheckErrors(answers, [welding, named('tank')])).toEqual({
      'gut_checks.welding': 'application.gut-check',
    })
  })

  it('keeps one answer for each skill', () => {
    const [first, other] = [
      { qid: 'welding', reason: 'One.' },
      { qid: 'tank', reason: 'Two.' },
    ]
    const again = { qid: 'welding', reason: 'Three.' }
    expect(withGutCheck(undefined, first)).toEqual([first])
    expect(withGutCheck([first, other], again)).toEqual([other, again])
    expect(gutCheckOf([first, other], 'tank')).toBe(other)
    expect(gutCheckOf([first], 'tank')).toBeUndefined()
    expect(gutCheckOf(undefined, 'tank')).toBeUndefined()
  })
})
