import type { Question } from '@lunchpail/contracts/jobs/question'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { asksFollowUp, choicesOf } from '@lunchpail/contracts/wizard/rules/question'

/** What is written to a question, by what its English words have; the last fits any. */
const written: readonly (readonly [asked: RegExp, said: string])[] = [
  [/how many years/i, 'About 4 years, most of it on the night shift.'],
  [
    /hard to find/i,
    'A motor kept tripping, but only after lunch. I logged the temperature for two days: a fan was blocked by wrapping film.',
  ],
  [/not safe/i, 'The guard of a cutter was off. I shut it down, put a tag on it and got my supervisor.'],
  [
    /like about/i,
    'I like to see at the end of the day what got done, and to work with a crew that looks out for each other.',
  ],
  [/where was that/i, 'At a grocery warehouse, two winters.'],
  [/which trucks/i, 'Sit-down and reach truck, until next May.'],
  [/what happened/i, 'One speeding ticket two years ago.'],
  [/which one/i, 'The one this state asks for, since 2022.'],
  [/(?:)/, 'Yes, and I can tell you more when we talk.'],
]
const writtenTo = (asked: string): string => written.find(([words]) => words.test(asked))![1]

/** Another choice for each of several applicants. */
export function demonstrationAnswer(question: Question, turn: number): QuestionAnswer {
  const choices = choicesOf(question)
  const choice = choices[turn % Math.max(1, choices.length)]
  const answer = { id: question.id, response: choice?.id ?? writtenTo(question.question) }
  return {
    ...answer,
    ...(asksFollowUp(question, answer) && { follow_up_response: writtenTo(question.follow_up ?? '') }),
  }
}
