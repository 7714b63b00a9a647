import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveApplication, saveEqualOpportunity } from '@lunchpail/contracts/wizard/api'
import {
  candidate,
  position,
  question,
  completeBody,
  equalOpportunity,
  type Body,
} from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

const forklift = { id: 'forklift', name: 'Forklift' }
const welding = { id: 'welding', name: 'Welding' }

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  const [yes, no] = question().answers
  await wizard.publishPositions(
    position({ questions: [] }),
    position({ id: 8, questions: [], keywords: [forklift] }),
    position({
      id: 9,
      questions: [question({ answers: [{ ...yes!, keywords: [forklift, welding] }, no!] })],
    }),
    position({ id: 10, questions: [], schedule_start: '6:00 AM or 2:00 PM' }),
    position({ id: 11, questions: [], schedule_start: '6:00 AM or 2:00 PM', disable_preferred_shift: true }),
    // Trenton, and Chicago by night
    position({ id: 12, questions: [], latitude: 40.22, longitude: -74.76 }),
    position({ id: 13, questions: [], latitude: 41.88, longitude: -87.63, shifts: ['night'] }),
    position({ id: 14, questions: [], keywords: [welding], experience_months: 6 }),
  )
})

async function submitter() {
  const id = randomUUID()
  const client = wizard.as({ id })
  await client.call(saveEqualOpportunity, { body: equalOpportunity })
  return {
    id,
    submit: async (change: Body) => {
      const { status, body } = await client.call(saveApplication, {
        query: { _st: 'review' },
        body: { ...completeBody({ questions: [], ...change }), complete: 1 },
      })
      if (status === 201) return status
      return [body.code, Object.fromEntries(Object.entries(body.fields!).map(([at, { code }]) => [at, code]))]
    },
    save: async (change: Body) => {
      const { body } = await client.call(saveApplication, { query: {}, body: change })
      if (!('walk' in body)) throw new Error('not saved')
      return body
    },
  }
}

describe('the server walks again', () => {
  it.each<[string, Body, object | null]>([
    [
      'availability was not answered',
      { pref_shift_day: undefined },
      { 'availability.pref_shift_day': 'field.choose' },
    ],
    [
      'no standard shift is possible',
      { pref_shift_day: 1, pref_shift_swing: 1, pref_shift_night: 1 },
      { 'availability.availability': 'availability.none' },
    ],
    [
      'one standard shift is',
      { pref_shift_day: 1, pref_shift_swing: 1, pref_shift_night: 2, mismatch_ack: { 7: ['availability'] } },
      null,
    ],
  ])('[WZ-08] [WZ-29] where %s', async (_, change, fields) => {
    const { submit } = await submitter()
    expect(await submit(change)).toEqual(fields === null ? 201 : ['incomplete', fields])
  })

  it('[WZ-09] [WZ-29] waits for the skills that a position asks for', async () => {
    const { submit } = await submitter()
    expect(await submit({ positions: [8] })).toEqual([
      'incomplete',
      { 'skills.skills.forklift': 'field.choose' },
    ])
    expect(await submit({ positions: [8], skills: [{ qid: 'forklift', has_skill: false }] })).toBe(201)
  })

  it('[WZ-09] [WZ-29] waits for the follow-up skills that an answer opens', async () => {
    const { submit } = await submitter()
    const yes = { positions: [9], questions: [{ id: 'q1', response: 'a1' }] }
    expect(await submit(yes)).toEqual([
      'incomplete',
      {
        'follow-up-skills.skills.forklift': 'field.choose',
        'follow-up-skills.skills.welding': 'field.choose',
      },
    ])
    expect(await submit({ ...yes, questions: [{ id: 'q1', response: 'a2' }] })).toBe(201)
  })

  it('[WZ-21] [WZ-29] waits for the shift of a position that has several and asks for it', async () => {
    const { submit } = await submitter()
    const positions = [10, 11]
    expect(await submit({ positions })).toEqual([
      'incomplete',
      { 'shifts.pref_shift_start.10': 'field.choose' },
    ])
    expect(await submit({ positions, pref_shift_start: { 10: 'any' } })).toBe(201)
  })

  it('[WZ-01] [WZ-23] shows suggestions once, and sends without them', async () => {
    const { submit, save } = await submitter()
    const phone_skipped_at = wizard.clock.now().toISOString()
    const body = completeBody({ questions: [], phone_skipped_at })
    expect((await save(body)).walk).toMatchObject({ next: 'suggestions', canSubmit: true })
    const { walk } = await save({ ...body, suggestions_done: true, version: 1 })
    expect(walk.next).toBe('review')
    expect(await submit({ version: 2 })).toBe(201)
  })

  it('[WZ-01] [WZ-19] [WZ-29] waits for no summary from a suggestion', async () => {
    const { submit } = await submitter()
    const body: Body = { self_promo: undefined }
    expect(await submit(body)).toEqual(['incomplete', { 'summary.self_promo': 'field.required' }])
    expect(await submit({ ...body, from_sug: true })).toBe(201)
  })

  it('[WZ-14] [WZ-29] sends a history without a job, once the person says that there is none', async () => {
    const { submit } = await submitter()
    expect(await submit({ done_adding_jobs: false })).toEqual([
      'incomplete',
      { 'history.done_adding_jobs': 'field.required' },
    ])
    expect(await submit({})).toBe(201)
  })
})

describe('what does not suit', () => {
  it('[WZ-25] is returned by every save, by position', async () => {
    const { id, save } = await submitter()
    await wizard.publishCandidates(candidate(id))
    const skills = [{ qid: 'welding', has_skill: false }]
    const night = { pref_shift_night: 1 }
    const { mismatches } = await save(completeBody({ positions: [7, 12, 13, 14], skills, ...night }))
    expect(mismatches).toMatchObject({
      12: [{ type: 'commute', pref: 30 }],
      13: [{ type: 'location' }, { type: 'availability', pref: 1, shift: ['night'] }],
      14: [
        { type: 'qualifications', skills: ['Welding'] },
        { type: 'experience', months: 6 },
      ],
    })
    expect(mismatches).not.toHaveProperty('7')
  })

  it('[WZ-25] [WZ-29] is not sent before it was asked; what was confirmed is stored', async () => {
    const { id, submit } = await submitter()
    await wizard.publishCandidates(candidate(id))
    const chosen: Body = {
      positions: [7, 12, 13, 14],
      skills: [{ qid: 'welding', has_skill: false }],
      pref_shift_night: 1,
    }
    expect(await submit({ ...chosen, mismatch_ack: { 12: ['location'], 13: ['location'] } })).toEqual([
      'mismatch',
      { 'mismatch_ack.12.commute': 'mismatch', 'mismatch_ack.13.availability': 'mismatch' },
    ])
    const mismatch_ack: Body['mismatch_ack'] = { 12: ['commute'], 13: ['location', 'availability'] }
    expect(await submit({ ...chosen, mismatch_ack })).toBe(201)
    const { rows } = await wizard.pool.query('select application from submission where account_id = $1', [id])
    expect(rows[0].application).toMatchObject({ mismatch_ack })
  })

  it('[WZ-25] of a person unknown to profile is by the application alone, its address too', async () => {
    const { submit } = await submitter()
    expect(await submit({ positions: [12, 13], pref_shift_night: 1 })).toEqual([
      'mismatch',
      {
        'mismatch_ack.12.commute': 'mismatch',
        'mismatch_ack.13.location': 'mismatch',
        'mismatch_ack.13.availability': 'mismatch',
      },
    ])
    expect(await submit({ positions: [12], mismatch_ack: { 12: ['commute'] } })).toBe(201)
  })

  it('[WZ-25] follows the candidate, and ignores an older version', async () => {
    const { id, save } = await submitter()
    await wizard.publishCandidates(candidate(id, { version: 3, commute_length: 120 }))
    const other = candidate(randomUUID())
    await wizard.publishCandidates(candidate(id, { version: 3 }), { ...other })
    await wizard.publishCandidates({ ...other, version: 2 })
    expect((await save({ positions: [12] })).mismatches).toEqual({})
    await wizard.publishCandidates(candidate(id, { version: 4, commute_length: 15 }))
    expect((await save({ positions: [12], version: 1 })).mismatches).toMatchObject({
      12: [{ type: 'commute', pref: 15 }],
    })
    await wizard.publishCandidates(candidate(id, { version: 5, commute_length: 15, answered: ['wage'] }))
    const { mismatches } = await save({ positions: [12], version: 2 })
    expect(mismatches?.[12]).toMatchObject([{ type: 'commute' }])
    expect(mismatches?.[12]?.[0]).not.toHaveProperty('pref')
  })
})
