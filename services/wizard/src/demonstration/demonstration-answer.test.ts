import { questionType as type } from '@lunchpail/contracts/jobs/question'
import { answerError } from '@lunchpail/contracts/wizard/rules/question'
import { expect, it } from 'vitest'
import { question } from '../../test/factories.ts'
import { demonstrationAnswer } from './demonstration-answer.ts'

it('the applicants of the demonstration answer what they are asked, and a follow-up where there is one', () => {
  const certificate = question({
    type: type['follow up'],
    answers: [
      { id: 'a1', value: 'Yes', has_follow_up: true },
      { id: 'a2', value: 'No', has_follow_up: false },
    ],
    follow_up: 'Which trucks are you certified for?',
  })
  expect([0, 1].map((turn) => demonstrationAnswer(certificate, turn))).toEqual([
    { id: certificate.id, response: 'a1', follow_up_response: expect.stringMatching(/truck/) as string },
    { id: certificate.id, response: 'a2' },
  ])
  for (const [asked, said] of [
    ['How many years have you done this?', /^About 4 years/],
    ['Tell us about a time you stopped work because something was not safe.', /guard/],
    ['Anything else?', /^Yes/],
  ] as const) {
    const long = question({ type: type['long answer'], question: asked, answers: [] })
    const answer = demonstrationAnswer(long, 3)
    expect(answer.response).toMatch(said)
    expect(answerError(long, answer)).toBe(null)
  }
})
