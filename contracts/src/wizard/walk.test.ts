import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionType, type Question } from '../jobs/question.ts'
import type { Application, JobEntry } from './application.ts'
import type { StepName } from './step-names.ts'
import { after, before, placeOf, walk } from './walk.ts'
import { steps, type Situation, type WalkPosition } from './steps.ts'

const question: Question = {
  id: 'q1',
  company_name: 'Acme',
  question: 'Can you lift 50 pounds?',
  type: questionType['choose one'],
  follow_up: null,
  reprompt_threshold: null,
  reprompt_answers: [],
  answers: [{ id: 'a1', value: 'Yes', has_follow_up: false }],
}
const job: JobEntry = {
  company: 'Acme',
  title: 'Picker',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  end_date: '03/2025',
  duties: 'Picked orders.',
  reason_for_leaving: 2,
}
const asking: WalkPosition = { id: 7, state: 'open', questions: [question] }
const plain: WalkPosition = { id: 8, state: 'open', questions: [] }
const answersByStep: Record<Exclude<StepName, 'review'>, Application> = {
  contact: { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com', phone: '555-201-0188' },
  info: {
    address_line1: '1 Main St',
    address_city: 'Newark',
    address_state: 'NJ',
    address_postal_code: '07102',
    birth_date: '02/03/1990',
    eligible: 1,
    schools: [{ degree_type: 1 }],
  },
  history: { done_adding_jobs: true },
  summary: { self_promo: '' },
  questions: { questions: [{ id: 'q1', response: 'a1' }] },
}
const all: Application = Object.assign({}, ...Object.values(answersByStep))
const situation = (answers: Application, positions = [asking], equal_opportunity = true): Situation => ({
  answers: { positions: positions.map((position) => position.id), ...answers },
  positions,
  facts: { equal_opportunity, today: { year: 2026, month: 11, day: 20 } },
})
const states = (found: ReturnType<typeof walk>) => found.steps.map((step) => step.state).join(' ')

describe('the walk', () => {
  it('[WZ-04] begins at the contact step with every step ahead', () => {
    const found = walk(situation({}))
    expect(found).toMatchObject({ next: 'contact', total: 6, canSubmit: false })
  })

  it('[WZ-29] can be sent once every step is done', () => {
    expect(walk(situation(all))).toMatchObject({ next: 'review', canSubmit: true })
    expect(states(walk(situation(all)))).toBe('done done done done done open')
  })

  it('[WZ-19] skips the summary where there are jobs, unless one is there that is too long', () => {
    const jobs = { ...all, jobs: [job] }
    expect(states(walk(situation(jobs)))).toBe('done done done skipped done open')
    expect(walk(situation(jobs)).canSubmit).toBe(true)
    expect(walk(situation({ ...jobs, self_promo: 'x'.repeat(500) })).canSubmit).toBe(true)
    expect(walk(situation({ ...jobs, self_promo: 'x'.repeat(501) }))).toMatchObject({
      next: 'summary',
      canSubmit: false,
    })
  })

  it('[WZ-20] skips the questions where no chosen position asks any', () => {
    const found = walk(situation(all, [plain]))
    expect(states(found)).toBe('done done done done skipped open')
    expect(found.total).toBe(5)
  })

  it('[WZ-06] waits for the equal-opportunity answers without knowing them', () => {
    const found = walk(situation(all, [asking], false))
    expect(found).toMatchObject({ next: 'info', canSubmit: false })
    expect(found.steps[1]!.problems).toEqual({ equal_opportunity: 'field.choose' })
  })

  it('[WZ-06] asks no address outside the U.S.', () => {
    const { address_line1, address_city, address_state, address_postal_code, ...rest } = all
    expect([address_line1, address_city, address_state, address_postal_code].every(Boolean)).toBe(true)
    expect(walk(situation(rest)).next).toBe('info')
    expect(walk(situation({ ...rest, address_international: true })).canSubmit).toBe(true)
  })

  it.each([
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
  ])('[WZ-05] [WZ-06] [WZ-37] %s "%s" gives %s', (field, value, rule) => {
    const problems = Object.assign(
      {},
      ...walk(situation({ ...all, [field]: value })).steps.map((step) => step.problems),
    )
    expect(problems).toEqual({ [field]: rule })
  })

  it('[WZ-12] names an incomplete job by its place', () => {
    const found = walk(situation({ ...all, jobs: [job, { ...job, title: '' }] }))
    expect(found.steps[2]!.problems).toEqual({ 'jobs.1.title': 'field.required' })
  })

  it('[WZ-29] is for one open position at least, and for none that is closed or unknown', () => {
    expect(walk(situation(all, [])).canSubmit).toBe(false)
    expect(walk(situation(all, [{ ...asking, state: 'closed' }])).canSubmit).toBe(false)
    expect(walk(situation({ ...all, positions: [7, 99] })).canSubmit).toBe(false)
  })

  it('[WZ-04] tells step over total, what is before and what is after', () => {
    const found = walk(situation({ ...all, jobs: [job] }))
    expect(placeOf('questions', found)).toBe(4)
    expect(found.total).toBe(5)
    expect(before('questions', found)).toBe('history')
    expect(after('history', found)).toBe('questions')
    expect(before('contact', found)).toBeNull()
    expect(after('review', found)).toBe('review')
  })
})

const text = fc.option(fc.string({ maxLength: 30 }), { nil: undefined })
const arbitraryAnswers: fc.Arbitrary<Application> = fc.record(
  {
    first_name: text,
    phone: text,
    birth_date: text,
    address_state: text,
    self_promo: text,
    address_international: fc.boolean(),
    done_adding_jobs: fc.boolean(),
    eligible: fc.integer({ min: -1, max: 3 }),
    jobs: fc.array(fc.record({ title: text, start_date: text, reason_for_leaving: fc.integer() }), {
      maxLength: 3,
    }),
    positions: fc.array(fc.constantFrom(7, 8, 9), { maxLength: 3 }),
    questions: fc.array(fc.record({ id: fc.constantFrom('q1', 'q2'), response: fc.string() }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: [] },
)
/** Any subset of the steps answered well, and anything at all laid over it. */
const arbitrarySituation = fc
  .tuple(
    fc.subarray(Object.values(answersByStep)),
    fc.oneof(fc.constant({}), arbitraryAnswers),
    fc.subarray([asking, plain]),
    fc.boolean(),
  )
  .map(([sections, over, positions, answered]) =>
    situation({ ...Object.assign({}, ...sections), ...over }, positions, answered),
  )

describe('from any answers', () => {
  it('[WZ-29] never sends what is incomplete', () => {
    fc.assert(
      fc.property(arbitrarySituation, (any) => {
        const complete = steps.every(
          (step) => step.isSkipped?.(any) || Object.keys(step.problems(any)).length === 0,
        )
        expect(walk(any).canSubmit).toBe(complete)
      }),
    )
  })

  it('[WZ-30] answering what is next, again and again, ends at the review', () => {
    fc.assert(
      fc.property(arbitrarySituation, (any) => {
        let now = any
        const visited: StepName[] = []
        for (let found = walk(now); found.next !== 'review'; found = walk(now)) {
          expect(visited).not.toContain(found.next)
          visited.push(found.next)
          // A step is answered by putting good answers in place of all that it edits.
          const cleared = Object.fromEntries(
            steps.find((step) => step.name === found.next)!.edits.map((key) => [key, undefined]),
          )
          const answers = {
            ...now.answers,
            ...cleared,
            ...answersByStep[found.next as keyof typeof answersByStep],
          }
          now = { ...now, answers, facts: { ...now.facts, equal_opportunity: true } }
        }
        expect(visited.length).toBeLessThan(steps.length)
      }),
    )
  })
})
