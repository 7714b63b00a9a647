import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answered, answersByStep, asking, noQuestions, walkInput } from '../../test/walk-inputs.ts'
import { anyShift } from './enumerations.ts'
import type { Application } from './application.ts'
import { stepNames, type StepName } from './step-names.ts'
import { stepByName, steps, type WalkInput, type WalkPosition } from './steps.ts'
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
    jobs: fc.array(fc.record({ title: text, start_date: text, reason_for_leaving: fc.integer() }), {
      maxLength: 3,
    }),
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

const positionsOrNone = fc.subarray([asking, noQuestions])

/** Any subset of the steps answered well, and then any answers at all on top. */
const anyWalkInput = fc
  .tuple(
    fc.subarray(Object.values(answersByStep)),
    fc.oneof(fc.constant({}), anyAnswers),
    fc.oneof(positionsOrNone, fc.array(anyPosition, { maxLength: 3 })),
    fc.boolean(),
  )
  .map(([sections, over, positions, equalOpportunity]) =>
    walkInput({ ...Object.assign({}, ...sections), ...over }, positions, equalOpportunity),
  )
/** The positions that the answers of `answersByStep` are good for. */
const answerable = fc
  .tuple(fc.subarray(Object.values(answersByStep)), anyAnswers, positionsOrNone, fc.boolean())
  .map(([sections, over, positions, equalOpportunity]) =>
    walkInput({ ...Object.assign({}, ...sections), ...over }, positions, equalOpportunity),
  )
const isShown = (name: StepName, { steps: walked }: Walk): boolean =>
  walked.find((step) => step.name === name)!.state !== 'skipped'
const shown = (found: Walk): StepName[] => stepNames.filter((name) => isShown(name, found))

describe('from any answers', () => {
  it('[WZ-29] an application is sent exactly when every step that is asked and not optional is done', () => {
    fc.assert(
      fc.property(anyWalkInput, (any) => {
        const complete = steps.every(
          (step) => step.optional || step.isSkipped?.(any) || Object.keys(step.fieldErrors(any)).length === 0,
        )
        expect(walk(any).canSubmit).toBe(complete)
      }),
    )
  })

  it('[WZ-01] never leads to a step whose rule skips it, and counts those that are left', () => {
    fc.assert(
      fc.property(anyWalkInput, fc.constantFrom(...stepNames), (any, from) => {
        const found = walk(any)
        const isSkipped = (name: StepName) => stepByName(name).isSkipped?.(any) ?? false
        expect(isSkipped(found.next)).toBe(false)
        expect(isSkipped(after(from, found))).toBe(false)
        const back = before(from, found)
        if (back) expect(isSkipped(back)).toBe(false)
        expect(found.total).toBe(stepNames.filter((name) => !isSkipped(name)).length)
      }),
    )
  })

  it('[WZ-04] before and after are each the way back of the other, and the places count up to the total', () => {
    fc.assert(
      fc.property(anyWalkInput, (any) => {
        const found = walk(any)
        const way = shown(found)
        way.forEach((name, index) => {
          expect(placeOf(name, found)).toBe(index + 1)
          expect(before(name, found)).toBe(way[index - 1] ?? null)
          expect(after(name, found)).toBe(way[index + 1] ?? 'review')
        })
        expect([way[0], way.at(-1), way.length]).toEqual(['contact', 'review', found.total])
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

  it('[WZ-01] going Next with good answers reaches the review in at most as many pages as are counted', () => {
    fc.assert(
      fc.property(answerable, (any) => {
        let now: WalkInput = any
        let at: StepName = 'contact'
        let pages = 1
        /** an answer may open pages behind it */
        let most = walk(now).total
        while (at !== 'review') {
          now = answered(at, now)
          const found = walk(now)
          most = Math.max(most, found.total)
          at = after(at, found)
          pages += 1
          expect(pages).toBeLessThanOrEqual(most)
        }
        const { canSubmit, steps: walked } = walk(now)
        const review = walked.at(-1)!
        expect(canSubmit).toBe(Object.keys(review.problems).length === 0)
      }),
    )
  })

  it('[WZ-24] an earlier answer that is changed leads through the pages that it opens', () => {
    const done = Object.assign({}, ...Object.values(answersByStep)) as Application
    const positions = fc.array(anyPosition, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(positions, anyAnswers, (chosen, change) => {
        const now = walkInput({ ...done, ...change }, chosen)
        const found = walk(now)
        const open = steps.filter(
          (step) =>
            step.name !== 'review' && !step.isSkipped?.(now) && Object.keys(step.fieldErrors(now)).length > 0,
        )
        // The first of them; the others follow as each is answered, as `next` never passes one that is open.
        expect(found.next).toBe(open[0]?.name ?? 'review')
        for (const { name } of open) expect(isShown(name, found)).toBe(true)
      }),
    )
  })
})
