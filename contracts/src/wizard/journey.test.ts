import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMs } from '../durations.ts'
import { answered, answersByStep, asking, job, noQuestions, walkInput } from '../../test/walk-inputs.ts'
import { anyShift } from './enumerations.ts'
import type { Application, GutCheck } from './application.ts'
import { stepNames, type StepName } from './step-names.ts'
import { stepByName, type WalkInput, type WalkPosition } from './steps.ts'
import { after, before, placeOf, walk, type Walk } from './walk.ts'

const text = fc.option(fc.string({ maxLength: 30 }), { nil: undefined })
const rating = fc.integer({ min: 1, max: 4 })
const keywordIds = ['forklift', 'pallet-jack', 'welding'] as const

const anyAnswers: fc.Arbitrary<Application> = fc.record(
  {
    first_name: text,
    phone: text,
    birth_date: text,
    address_state: text,
    self_promo: fc.option(fc.string({ maxLength: 600 }), { nil: undefined }),
    address_international: fc.boolean(),
    done_adding_jobs: fc.boolean(),
    eligible: fc.integer({ min: -1, max: 3 }),
    jobs: fc.array(
      fc.record({
        title: fc.option(fc.constantFrom('Picker', 'Forklift driver'), { nil: undefined }),
        reference_id: fc.constantFrom('a1b', 'e3f'),
        start_date: text,
        reason_for_leaving: fc.integer(),
      }),
      {
        maxLength: 3,
      },
    ),
    gaps: fc.array(fc.record({ start_date: fc.string(), end_date: fc.string() }), { maxLength: 2 }),
    pref_shift_day: rating,
    pref_shift_swing: rating,
    pref_shift_night: rating,
    skills: fc.array(
      fc.record({ qid: fc.constantFrom(...keywordIds), has_skill: fc.boolean() }, { requiredKeys: ['qid'] }),
      { maxLength: 4 },
    ),
    pref_shift_start: fc.dictionary(fc.constantFrom('7', '8', '9'), fc.constantFrom('6:00 AM', anyShift, '')),
    positions: fc.array(fc.constantFrom(7, 8, 9), { maxLength: 3 }),
    questions: fc.array(
      fc.record({ id: fc.constantFrom('q1', 'q2'), response: fc.constantFrom('yes', 'no', '') }),
      { maxLength: 2 },
    ),
    from_sug: fc.boolean(),
    suggestions_done: fc.boolean(),
    resume_reminder: fc.constantFrom('', 'skip', '2026-11-21T14:00:00.000Z'),
    resume_status: fc.integer({ min: 0, max: 3 }),
    gut_checks: fc.array(
      fc.record(
        { qid: fc.constantFrom(...keywordIds), reason: text, reference_id: fc.constantFrom('a1b', 'c2d') },
        { requiredKeys: ['qid'] },
      ),
      { maxLength: 4 },
    ),
    phone_skipped_at: fc.constantFrom(
      '',
      'yesterday',
      '2026-11-20T13:00:00.000Z',
      '2026-11-20T11:59:00.000Z',
      '2026-11-19T12:00:00.000Z',
      '2026-11-19T12:00:00.001Z',
    ),
  },
  { requiredKeys: [] },
)
const anyPosition: fc.Arbitrary<WalkPosition> = fc
  .record({
    id: fc.constantFrom(7, 8, 9),
    state: fc.constantFrom('open', 'paused', 'closed'),
    questions: fc.subarray([...asking.questions]),
    keywords: fc.subarray(keywordIds.map((id) => ({ id, name: id }))),
    schedule_start: fc.constantFrom(null, '', '6:00 AM', '6:00 AM or 2:00 PM'),
    disable_preferred_shift: fc.boolean(),
  })
  .map((position) => ({ ...noQuestions, ...position }))

const anyPhone = fc.constantFrom(null, 'unverified', 'verified', 'changed')
const positionsOrNone = fc.subarray([asking, noQuestions])

/** Any subset of the steps answered well, and then any answers at all on top. */
const anyWalkInput = fc
  .tuple(
    fc.subarray(Object.values(answersByStep)),
    fc.oneof(fc.constant({}), anyAnswers),
    fc.oneof(positionsOrNone, fc.array(anyPosition, { maxLength: 3 })),
    fc.boolean(),
    anyPhone,
  )
  .map(([sections, over, positions, equalOpportunity, phone]) =>
    walkInput({ ...Object.assign({}, ...sections), ...over }, positions, equalOpportunity, phone),
  )
/** The positions that the answers of `answersByStep` are good for. */
const answerable = fc
  .tuple(fc.subarray(Object.values(answersByStep)), anyAnswers, positionsOrNone, fc.boolean(), anyPhone)
  .map(([sections, over, positions, equalOpportunity, phone]) =>
    walkInput({ ...Object.assign({}, ...sections), ...over }, positions, equalOpportunity, phone),
  )
const isShown = (name: StepName, { steps: walked }: Walk): boolean =>
  walked.find((step) => step.name === name)!.state !== 'skipped'
const shown = (found: Walk): StepName[] => stepNames.filter((name) => isShown(name, found))

describe('from any answers', () => {
  it('[WZ-01] [WZ-04] never leads to a step whose rule skips it, and has one total whatever is answered on the way', () => {
    fc.assert(
      fc.property(anyWalkInput, fc.constantFrom(...stepNames), (any, from) => {
        const found = walk(any)
        const isSkipped = (name: StepName) => stepByName(name).isSkipped?.(any) ?? false
        expect(isSkipped(found.next)).toBe(false)
        expect(isSkipped(after(from, found))).toBe(false)
        const back = before(from, found)
        if (back) expect(isSkipped(back)).toBe(false)
        const { from_sug, suggestions_done, phone_skipped_at } = any.answers
        const said = { from_sug, suggestions_done, phone_skipped_at }
        expect(found.total).toBe(walk({ ...any, answers: said }).total)
      }),
    )
  })

  it('[WZ-04] before and after are each the way back of the other, and the places go up to the total', () => {
    fc.assert(
      fc.property(anyWalkInput, (input) => {
        // The contact step asks for a phone, which counts before it is there.
        const phone = input.facts.phone ?? 'unverified'
        const found = walk({ ...input, facts: { ...input.facts, phone } })
        const way = shown(found)
        way.forEach((name, index) => {
          expect(before(name, found)).toBe(way[index - 1] ?? null)
          expect(after(name, found)).toBe(way[index + 1] ?? 'review')
        })
        const places = way.map((name) => placeOf(name, found))
        expect([way[0], way.at(-1)]).toEqual(['contact', 'review'])
        const numbers = places.map(({ step }) => step)
        expect([...new Set(numbers)]).toEqual(
          Array.from({ length: numbers.at(-1)! }, (_, index) => index + 1),
        )
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
        const at = places.map(({ step, among }) => step - 1 + among.place / among.of)
        expect(at).toEqual(at.toSorted((a, b) => a - b))
        for (const { total } of places) expect(total).toBe(found.total)
      }),
    )
  })

  it('[WZ-30] answering what is next, again and again, ends at the review, no page twice', () => {
    fc.assert(
      fc.property(answerable, (any) => {
        let now: WalkInput = any
        const visited: StepName[] = []
        for (let { next } = walk(now); next !== 'review'; { next } = walk(now)) {
          expect(visited).not.toContain(next)
          visited.push(next)
          now = answered(next, now)
        }
        expect(visited).toEqual(visited.toSorted((a, b) => stepNames.indexOf(a) - stepNames.indexOf(b)))
      }),
    )
  })

  it('[WZ-01] [WZ-04] going Next with good answers reaches the review, each page with the number before or the next, of one total', () => {
    fc.assert(
      fc.property(answerable, (any) => {
        let now: WalkInput = any
        let at: StepName = 'contact'
        const first = placeOf(at, walk(now))
        let last = first
        while (at !== 'review') {
          now = answered(at, now)
          // The contact step asks for a phone.
          if (now.facts.phone === null) now = { ...now, facts: { ...now.facts, phone: 'unverified' } }
          now = { ...now, facts: { ...now.facts, met: [...now.facts.met, at] } }
          const found = walk(now)
          at = after(at, found)
          const place = placeOf(at, found)
          expect(place.total).toBe(first.total)
          expect([last.step, last.step + 1]).toContain(place.step)
          last = place
        }
        const { canSubmit, steps: walked } = walk(now)
        const review = walked.at(-1)!
        expect(canSubmit).toBe(Object.keys(review.problems).length === 0)
      }),
    )
  })
})

/*
 * The table of 1 §2, 1 §4 and 1 §5 in words of its own: nothing of steps.ts or its rules decides here. Each step is left
 * open, answered well, or answered wrongly in a way that the specification names.
 */
const past = { ...job, start_date: '01/2020', end_date: '02/2021' }
const atForklift = { ...past, title: 'Forklift driver', reference_id: 'f0r' }
const reminded: Application = { resume_reminder: '2026-11-21T14:00:00.000Z' }
type Chooses = 'contact' | 'info' | 'availability' | 'history' | 'summary' | 'shifts'
const choices: Record<Chooses, { good: readonly Application[]; bad: readonly Application[] }> = {
  contact: {
    good: [answersByStep.contact],
    bad: [{}, { ...answersByStep.contact, phone: '555' }, { ...answersByStep.contact, email: 'ana' }],
  },
  info: {
    good: [
      answersByStep.info,
      { address_international: true, birth_date: '02/03/1990', eligible: 0, schools: [{ degree_type: 6 }] },
    ],
    bad: [
      {},
      { ...answersByStep.info, birth_date: '11/21/2010' },
      { ...answersByStep.info, address_state: 'XX' },
    ],
  },
  availability: {
    good: [answersByStep.availability, { ...answersByStep.availability, pref_shift_day: 1 }],
    bad: [{}, { ...answersByStep.availability, pref_shift_day: 1, pref_shift_swing: 1, pref_shift_night: 1 }],
  },
  history: {
    good: [
      { done_adding_jobs: true },
      { resume_reminder: 'skip' },
      { jobs: [past] },
      { jobs: [atForklift] },
      reminded,
    ],
    bad: [{}, { jobs: [] }, { jobs: [{ ...past, end_date: '12/2019' }], done_adding_jobs: true }],
  },
  summary: {
    good: [{ self_promo: '' }, { self_promo: 'x'.repeat(500) }],
    bad: [{}, { self_promo: 'x'.repeat(501) }],
  },
  shifts: {
    good: [{ pref_shift_start: { 7: '2:00 PM' } }, { pref_shift_start: { 7: 'any' } }],
    bad: [{}, { pref_shift_start: { 7: '9:00 PM' } }, { pref_shift_start: { 8: '2:00 PM' } }],
  },
}
type Chosen = { readonly answers: Application; readonly isGood: boolean }
const chosenFor = (step: Chooses): fc.Arbitrary<Chosen> =>
  fc.oneof(
    fc.constantFrom<Application>(...choices[step].good).map((answers) => ({ answers, isGood: true })),
    fc.constantFrom<Application>(...choices[step].bad).map((answers) => ({ answers, isGood: false })),
  )
/** What is said of a missing skill: nothing, a job of the history or of none, a reason, a blank one, or that the answer was changed. */
const anyCheck = fc.constantFrom<Omit<GutCheck, 'qid'> | undefined>(
  undefined,
  { reference_id: 'f0r' },
  { reference_id: 'x9y' },
  { reason: 'At school.' },
  { reason: ' ' },
  {},
)
const anyChoice = fc.record({
  contact: chosenFor('contact'),
  info: chosenFor('info'),
  availability: chosenFor('availability'),
  history: chosenFor('history'),
  summary: chosenFor('summary'),
  shifts: chosenFor('shifts'),
  forklift: fc.constantFrom(undefined, true, false),
  palletJack: fc.constantFrom(undefined, true, false),
  forkliftCheck: anyCheck,
  palletJackCheck: anyCheck,
  phone: fc.constantFrom(null, 'unverified', 'verified', 'changed'),
  hoursSincePhone: fc.constantFrom(undefined, -1, 0, 23.9, 24),
  question: fc.constantFrom(undefined, 'yes', 'no', 'perhaps'),
  fromSuggestion: fc.boolean(),
  suggestionsDone: fc.boolean(),
  equalOpportunity: fc.boolean(),
  asksAll: fc.boolean(),
  asksNothing: fc.boolean(),
})
type Choice = typeof anyChoice extends fc.Arbitrary<infer C> ? C : never

function inputOf(choice: Choice): WalkInput {
  const { contact, info, availability, history, summary, shifts } = choice
  const skills = [
    { qid: 'forklift', has_skill: choice.forklift },
    { qid: 'pallet-jack', has_skill: choice.palletJack },
  ].flatMap(({ qid, has_skill }) => (has_skill === undefined ? [] : [{ qid, has_skill }]))
  const answers = {
    ...Object.assign(
      {},
      ...[contact, info, availability, history, summary, shifts].map((one) => one.answers),
    ),
    skills,
    gut_checks: [
      ...(choice.forkliftCheck ? [{ qid: 'forklift', ...choice.forkliftCheck }] : []),
      ...(choice.palletJackCheck ? [{ qid: 'pallet-jack', ...choice.palletJackCheck }] : []),
    ],
    ...(choice.hoursSincePhone !== undefined && {
      phone_skipped_at: new Date(
        Date.parse('2026-11-20T12:00:00.000Z') - choice.hoursSincePhone * hourMs,
      ).toISOString(),
    }),
    ...(choice.question && { questions: [{ id: 'q1', response: choice.question }] }),
    ...(choice.fromSuggestion && { from_sug: true }),
    ...(choice.suggestionsDone && { suggestions_done: true }),
  }
  const positions = [...(choice.asksAll ? [asking] : []), ...(choice.asksNothing ? [noQuestions] : [])]
  return walkInput(answers, positions, choice.equalOpportunity, choice.phone)
}

type Row = { readonly step: StepName; readonly asked: boolean; readonly answered: boolean }
/** The job that asks everything has one question, one skill, and opens another skill by "yes"; it has two shifts. */
function tableOf(choice: Choice): Row[] {
  const { asksAll, asksNothing, fromSuggestion, suggestionsDone } = choice
  const hasJobs = (choice.history.answers.jobs?.length ?? 0) > 0
  const isTooLong = (choice.summary.answers.self_promo?.length ?? 0) > 500
  const jobs = choice.history.answers.jobs ?? []
  const showsForklift = jobs.some(({ title }) => title === 'Forklift driver')
  const isExplained = (check: Choice['forkliftCheck']) =>
    check?.reason === 'At school.' || (check?.reference_id === 'f0r' && showsForklift)
  const isReminded = choice.history.answers === reminded
  const lacksForklift = choice.forklift === true && !showsForklift
  const asksPalletJack = asksAll && choice.question === 'yes' && !isReminded
  const skippedLately = choice.hoursSincePhone === 0 || choice.hoursSincePhone === 23.9
  const row = (step: StepName, asked: boolean, answered: boolean): Row => ({ step, asked, answered })
  return [
    row('contact', true, choice.contact.isGood),
    row('info', true, choice.info.isGood && choice.equalOpportunity),
    row('availability', true, choice.availability.isGood),
    row('skills', asksAll, choice.forklift !== undefined),
    row('history', true, choice.history.isGood),
    row(
      'gut-check',
      asksAll && !isReminded && (lacksForklift || choice.forkliftCheck !== undefined),
      !lacksForklift || isExplained(choice.forkliftCheck),
    ),
    row('summary', (!hasJobs && !isReminded && !fromSuggestion) || isTooLong, choice.summary.isGood),
    row('questions', asksAll, choice.question === 'yes' || choice.question === 'no'),
    row('follow-up-skills', asksAll && choice.question === 'yes', choice.palletJack !== undefined),
    row(
      'follow-up-gut-check',
      asksPalletJack && (choice.palletJack === true || choice.palletJackCheck !== undefined),
      choice.palletJack !== true || isExplained(choice.palletJackCheck),
    ),
    row('shifts', asksAll, choice.shifts.isGood),
    row('phone', choice.phone !== null && choice.phone !== 'verified' && !skippedLately, false),
    row('suggestions', !fromSuggestion && !suggestionsDone, false),
    row('review', true, (asksAll || asksNothing) && !isReminded),
  ]
}

describe('against the table of the specification', () => {
  it('[WZ-01] asks the steps of the table in its order, and leaves the others out', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const table = tableOf(choice)
        const found = walk(inputOf(choice))
        expect(found.steps.map(({ name }) => name)).toEqual(table.map(({ step }) => step))
        expect(shown(found)).toEqual(table.filter(({ asked }) => asked).map(({ step }) => step))
        const { asksAll, hoursSincePhone } = choice
        const skippedLately = hoursSincePhone === 0 || hoursSincePhone === 23.9
        const isAsked = (name: StepName) => table.some(({ step, asked }) => step === name && asked)
        // Five for everybody, three where a job asks everything, a phone to confirm that may still be missing, suggestions.
        expect(found.total).toBe(
          5 +
            (asksAll ? 3 : 0) +
            (isAsked('phone') || (choice.phone === null && !skippedLately) ? 1 : 0) +
            (isAsked('suggestions') ? 1 : 0),
        )
      }),
    )
  })

  it('[WZ-29] an application can be sent exactly when every step that is asked is answered, but for the suggestions', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const isReady = tableOf(choice).every(
          ({ step, asked, answered: done }) => !asked || done || step === 'suggestions' || step === 'phone',
        )
        expect(walk(inputOf(choice)).canSubmit).toBe(isReady)
      }),
      { numRuns: 1000 },
    )
  })

  it('[WZ-24] what is next is the first step that is asked and not answered, however late it was opened', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const open = tableOf(choice).find(({ asked, answered: done }) => asked && !done)
        expect(walk(inputOf(choice)).next).toBe(open?.step ?? 'review')
      }),
      { numRuns: 1000 },
    )
  })
})
