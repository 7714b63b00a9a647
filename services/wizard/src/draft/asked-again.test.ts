import { expect, it } from 'vitest'
import { question } from '../../test/factories.ts'
import type { Found } from '../applicant/find-applicant.ts'
import { withoutAnswersDue } from './asked-again.ts'

const threshold = '2026-11-22T00:00:00.000Z'
const asked = [
  question({ id: 'q1', reprompt_threshold: threshold, reprompt_answers: ['a2'] }),
  question({ id: 'q2' }),
]
const found = (
  saved_at: string | null,
  answers: readonly object[] | undefined = [{ id: 'q1', response: 'a2' }],
) =>
  ({
    chosen: { positions: [{ questions: asked }] },
    applicant: { version: 3, saved_at, application: { self_promo: 'On time.', questions: answers } },
  }) as unknown as Found
const before = '2026-11-21T23:59:59.999Z'
const due = new Date(threshold)

it('[WZ-20] an answer is asked again once its time is over, and the rest of the draft stays', () => {
  const answers = [
    { id: 'q1', response: 'a2' },
    { id: 'q2', response: 'a2' },
    { id: 'of another position', response: 'a2' },
  ]
  expect(withoutAnswersDue(found(before, answers), due)).toStrictEqual(found(before, answers.slice(1)))
})

it('[WZ-20] nothing is asked again before that time, or of a draft that was saved since, or with another answer', () => {
  const early = found(before)
  expect(withoutAnswersDue(early, new Date(due.getTime() - 1))).toBe(early)
  const late = found(threshold)
  expect(withoutAnswersDue(late, due)).toBe(late)
  const other = found(before, [{ id: 'q1', response: 'a1' }])
  expect(withoutAnswersDue(other, due)).toBe(other)
})

it('[WZ-20] nothing is asked again of a candidate who has no draft, or no answers', () => {
  const none = { ...found(null), applicant: { ...found(null).applicant, application: null } }
  expect(withoutAnswersDue(none, due)).toBe(none)
  const unsaved = found(null)
  expect(withoutAnswersDue(unsaved, due)).toBe(unsaved)
  const { questions: _, ...rest } = found(before).applicant.application!
  const empty = { ...found(before), applicant: { ...found(before).applicant, application: rest } }
  expect(withoutAnswersDue(empty, due)).toBe(empty)
})
