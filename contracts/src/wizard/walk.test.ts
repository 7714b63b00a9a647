import { describe, expect, it } from 'vitest'
import { allAnswers as all, asking, job, noQuestions, question, walkInput } from '../../test/walk-inputs.ts'
import type { Application } from './application.ts'
import { stepNames, type StepName } from './step-names.ts'
import type { WalkFacts, WalkPosition } from './steps.ts'
import { after, before, blockingSteps, placeOf, walk } from './walk.ts'

const walked = (answers: Application, positions?: readonly WalkPosition[], equalOpportunity?: boolean) =>
  walk(walkInput(answers, positions, equalOpportunity))
const stateOf = (name: StepName, found: ReturnType<typeof walk>) =>
  found.steps.find((step) => step.name === name)!.state
const fieldErrors = (found: ReturnType<typeof walk>) =>
  Object.assign({}, ...found.steps.filter(({ name }) => name !== 'suggestions').map((step) => step.problems))
const skipped = (found: ReturnType<typeof walk>) =>
  found.steps.filter(({ state }) => state === 'skipped').map(({ name }) => name)
const without = (...keys: (keyof Application)[]): Application =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key as keyof Application)))

describe('the walk', () => {
  it('[WZ-01] [WZ-04] begins at the contact step', () => {
    const found = walked({})
    expect(found).toMatchObject({ next: 'contact', canSubmit: false })
    expect(skipped(found)).toEqual(['gut-check', 'follow-up-skills', 'follow-up-gut-check'])
    // Both gut checks, the summary and the follow-up skills have no number of their own.
    expect(found.total).toBe(stepNames.length - 4)
  })

  it('[WZ-01] goes through the steps in their order', () => {
    expect(walked({}).steps.map(({ name }) => name)).toEqual(stepNames)
  })

  it('[WZ-29] can be sent once every step is done', () => {
    expect(walked(all)).toMatchObject({ next: 'review', canSubmit: true })
    expect(skipped(walked(all))).toEqual(['phone', 'suggestions'])
  })

  it('[WZ-06] waits for the equal-opportunity answers without knowing them', () => {
    const found = walked(all, [asking], false)
    expect(found).toMatchObject({ next: 'info', canSubmit: false })
    expect(fieldErrors(found)).toEqual({ equal_opportunity: 'field.choose' })
  })

  it('[WZ-06] asks no address outside the U.S.', () => {
    const rest = without('address_line1', 'address_city', 'address_state', 'address_postal_code')
    expect(walked(rest).next).toBe('info')
    expect(walked({ ...rest, address_international: true }).canSubmit).toBe(true)
  })

  it('[WZ-05] [WZ-06] [WZ-37] names the field that is wrong', () => {
    const rows: [keyof Application, string | number, string][] = [
      ['address_line1', '', 'person.address'],
      ['address_city', ' ', 'person.city'],
      ['address_state', 'XX', 'person.state'],
      ['address_postal_code', '', 'person.zip-required'],
      ['address_postal_code', '1234', 'person.zip-invalid'],
      ['address_postal_code', '12345-6789', 'person.zip-invalid'],
      ['birth_date', '', 'field.required'],
      ['eligible', -1, 'field.choose'],
      ['phone', '555-0188', 'account.phone-invalid'],
      ['email', 'ana@', 'person.email'],
      ['first_name', '', 'account.first-name-required'],
    ]
    const found = rows.map(([field, value]) => [
      field,
      value,
      fieldErrors(walked({ ...all, [field]: value })),
    ])
    expect(found).toEqual(rows.map(([field, value, rule]) => [field, value, { [field]: rule }]))
  })

  it('[WZ-29] is for one open position at least, and for none that is closed or unknown', () => {
    expect(walked(all, []).canSubmit).toBe(false)
    expect(fieldErrors(walked(all, []))).toMatchObject({ positions: 'application.no-positions' })
    expect(walked(all, [{ ...asking, state: 'closed' }]).canSubmit).toBe(false)
    expect(walked({ ...all, positions: [7, 99] }).canSubmit).toBe(false)
  })

  it('[WZ-04] tells step over total, what is before and what is after', () => {
    const found = walked({ ...all, jobs: [job] }, [{ ...asking, keywords: [] }])
    expect(placeOf('questions', found)).toEqual({ step: 5, total: 7, among: { place: 1, of: 3 } })
    expect(found.total).toBe(7)
    expect(before('questions', found)).toBe('history')
    expect(after('history', found)).toBe('questions')
    expect(before('contact', found)).toBeNull()
    expect(after('review', found)).toBe('review')
    expect(placeOf('skills', found).step).toBe(4)
    expect(stateOf('review', found)).toBe('open')
    expect(found.next).toBe('review')
  })
})

describe('the progress', () => {
  it('[WZ-04] goes on by one step with each page, or stays where an answer brought it up, to one total', () => {
    const { questions, jobs: _, self_promo: __, gut_checks: ___, pref_shift_start: ____, ...rest } = all
    const told = { ...rest, jobs: [job] }
    const pages: [StepName, Application][] = [
      ['history', rest],
      ['gut-check', told],
      // without a job
      ['summary', rest],
      ['questions', told],
      ['follow-up-skills', { ...told, questions }],
      ['shifts', { ...told, questions: [{ id: 'q1', response: 'no' }] }],
      ['review', { ...told, questions }],
    ]
    const places = pages.map(([name, answers]) => {
      const { step, total, among } = placeOf(name, walked(answers))
      return [step, total, `${among.place} of ${among.of}`]
    })
    expect(places).toEqual([
      [5, 8, '1 of 3'],
      [5, 8, '2 of 3'],
      [5, 8, '3 of 3'],
      [6, 8, '1 of 3'],
      [6, 8, '2 of 3'],
      [7, 8, '1 of 1'],
      [8, 8, '1 of 1'],
    ])
  })

  it('[WZ-04] goes on past the pages that are passed by what was done there', () => {
    const { suggestions_done: _, phone_skipped_at: __, ...rest } = all
    const passed = { ...rest, suggestions_done: true }
    const pages: [StepName, WalkFacts['phone'], Application][] = [
      ['shifts', 'unverified', rest],
      ['phone', 'unverified', rest],
      ['suggestions', 'verified', rest],
      ['review', 'verified', passed],
      // and back
      ['shifts', 'verified', passed],
    ]
    const places = pages.map(([name, phone, answers], at) => {
      const input = walkInput(answers)
      const met = pages.slice(0, at).map(([before]) => before)
      const { step, total } = placeOf(name, walk({ ...input, facts: { ...input.facts, phone, met } }))
      return `${step} of ${total}`
    })
    expect(places).toEqual([7, 8, 9, 10, 7].map((step) => `${step} of 10`))
  })

  it('[WZ-04] counts the confirmation of a phone from the start, also of one that the contact step asks for', () => {
    const totalWith = (phone: WalkFacts['phone']) => {
      const input = walkInput({})
      return walk({ ...input, facts: { ...input.facts, phone } }).total
    }
    expect(totalWith(null)).toBe(totalWith('unverified'))
    expect(totalWith('verified')).toBe(totalWith('unverified') - 1)
  })

  it('[WZ-04] counts nothing that the positions do not ask for, and nothing that from_sug skips', () => {
    expect(walked({}, [noQuestions]).total).toBe(7)
    expect(walked({ from_sug: true }, [noQuestions]).total).toBe(6)
  })
})

describe('availability', () => {
  it('[WZ-08] is rated, and one standard shift is possible', () => {
    const rows: [string, Application, object][] = [
      ['a shift that was not rated', { pref_shift_night: undefined }, { pref_shift_night: 'field.choose' }],
      [
        'overtime that was not rated',
        { pref_shift_overtime: undefined },
        { pref_shift_overtime: 'field.choose' },
      ],
      ['no rating that there is', { pref_shift_day: 5 }, { pref_shift_day: 'field.choose' }],
      [
        'no standard shift at all',
        { pref_shift_day: 1, pref_shift_swing: 1, pref_shift_night: 1 },
        { availability: 'availability.none' },
      ],
      ['nights alone, preferably not', { pref_shift_day: 1, pref_shift_swing: 1, pref_shift_night: 2 }, {}],
      ['neither weekends nor overtime', { pref_shift_weekend: 1, pref_shift_overtime: 1 }, {}],
    ]
    expect(rows.map(([what, change]) => [what, fieldErrors(walked({ ...all, ...change }))])).toEqual(
      rows.map(([what, , expected]) => [what, expected]),
    )
  })
})

describe('skills', () => {
  const forklift = { id: 'forklift', name: 'Forklift' }
  const welding = { id: 'welding', name: 'Welding' }

  it('[WZ-09] asks each skill of the chosen positions once, and waits for a yes or a no', () => {
    const positions = [asking, { ...noQuestions, keywords: [welding, forklift] }]
    expect(fieldErrors(walked(all, positions))).toEqual({ 'skills.welding': 'field.choose' })
    const skills = [...all.skills!, { qid: 'welding', has_skill: false }]
    expect(walked({ ...all, skills }, positions).canSubmit).toBe(true)
    const half = [...all.skills!, { qid: 'welding', months: 3 }]
    expect(walked({ ...all, skills: half }, positions).next).toBe('skills')
  })

  it('[WZ-09] is skipped where no position asks for any, and stays where all were told before', () => {
    expect(stateOf('skills', walked(all, [noQuestions]))).toBe('skipped')
    expect(stateOf('skills', walked(all))).toBe('done')
  })

  it('[WZ-09] follow-up skills are opened by the answer that was chosen, but for those that are asked anyway', () => {
    const yes = { ...all, skills: [{ qid: 'forklift', has_skill: true }] }
    expect(fieldErrors(walked(yes))).toEqual({ 'skills.pallet-jack': 'field.choose' })
    expect(walked(yes).next).toBe('follow-up-skills')
    const no = { ...yes, questions: [{ id: 'q1', response: 'no' }] }
    expect(stateOf('follow-up-skills', walked(no))).toBe('skipped')
    expect(walked(no).canSubmit).toBe(true)
  })

  it('[WZ-09] follow-up skills are closed with the position whose question opened them', () => {
    expect(stateOf('follow-up-skills', walked({ ...all, skills: [] }, [noQuestions]))).toBe('skipped')
    const other = { ...noQuestions, questions: [{ ...question, id: 'q2' }] }
    expect(stateOf('follow-up-skills', walked({ ...all, skills: [] }, [other]))).toBe('skipped')
  })
})

describe('work history', () => {
  it('[WZ-12] names an incomplete job by its place', () => {
    expect(fieldErrors(walked({ ...all, jobs: [job, { ...job, title: '' }] }))).toEqual({
      'jobs.1.title': 'field.required',
    })
  })

  it('[WZ-14] is done with a job, or when there is none; gaps and a light history stop nothing', () => {
    expect(walked({ ...all, jobs: [job], done_adding_jobs: false }).canSubmit).toBe(true)
    expect(walked({ ...all, jobs: [], done_adding_jobs: true }).canSubmit).toBe(true)
    expect(fieldErrors(walked(without('jobs', 'done_adding_jobs')))).toEqual({
      done_adding_jobs: 'field.required',
    })
  })

  it('[WZ-01] [WZ-19] skips the summary with jobs or from a suggestion, unless one is there that is too long', () => {
    for (const reason of [{ jobs: [job] }, { from_sug: true }]) {
      const bare = { ...without('self_promo'), ...reason }
      expect(stateOf('summary', walked(bare))).toBe('skipped')
      expect(walked(bare).canSubmit).toBe(true)
      expect(walked({ ...bare, self_promo: 'x'.repeat(500) }).canSubmit).toBe(true)
      expect(walked({ ...bare, self_promo: 'x'.repeat(501) })).toMatchObject({
        next: 'summary',
        canSubmit: false,
      })
    }
    expect(walked(without('self_promo')).next).toBe('summary')
  })
})

describe('shift preference', () => {
  it('[WZ-01] [WZ-21] is asked for by a position with two shifts', () => {
    const rows: [string, Partial<WalkPosition>, StepName][] = [
      ['two shifts', {}, 'shifts'],
      ['one shift', { schedule_start: '6:00 AM' }, 'review'],
      ['the same shift twice', { schedule_start: '6:00 AM or 6:00 AM' }, 'review'],
      ['no shift told', { schedule_start: null }, 'review'],
      ['nothing around the word', { schedule_start: ' or ' }, 'review'],
      ['a word that holds "or"', { schedule_start: 'Morning' }, 'review'],
      ['two shifts that are not asked', { disable_preferred_shift: true }, 'review'],
    ]
    const found = rows.map(([what, change]) => {
      const reached = walked(without('pref_shift_start'), [{ ...asking, ...change }])
      return [what, reached.next, stateOf('shifts', reached)]
    })
    expect(found).toEqual(rows.map(([what, , next]) => [what, next, next === 'shifts' ? 'open' : 'skipped']))
  })

  it('[WZ-21] is one of the shifts, or any', () => {
    const rows: [string, boolean][] = [
      ['6:00 AM', true],
      ['any', true],
      ['', false],
      ['9:00 PM', false],
    ]
    const found = rows.map(([chosen]) => [
      chosen,
      fieldErrors(walked({ ...all, pref_shift_start: { 7: chosen } })),
    ])
    expect(found).toEqual(
      rows.map(([chosen, isAnswer]) => [chosen, isAnswer ? {} : { 'pref_shift_start.7': 'field.choose' }]),
    )
  })

  it('[WZ-21] waits for every position that is asked', () => {
    const positions = [asking, { ...asking, id: 9, questions: [], keywords: [] }]
    expect(fieldErrors(walked(all, positions))).toEqual({ 'pref_shift_start.9': 'field.choose' })
  })
})

describe('suggestions', () => {
  it('[WZ-01] [WZ-23] are shown until they were answered, and never keep an application from being sent', () => {
    const open = walked(without('suggestions_done'))
    expect(open).toMatchObject({ next: 'suggestions', canSubmit: true })
    expect(blockingSteps(open.steps)).toEqual([])
    expect(walked(all).next).toBe('review')
    expect(stateOf('suggestions', walked({ ...without('suggestions_done'), from_sug: true }))).toBe('skipped')
  })

  it('[WZ-23] are not shown again where positions change later', () => {
    const more = [asking, { ...noQuestions, keywords: [{ id: 'welding', name: 'Welding' }] }]
    expect(stateOf('suggestions', walked(all, more))).toBe('skipped')
    expect(walked(all, more).next).toBe('skills')
  })
})
