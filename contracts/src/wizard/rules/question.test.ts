import { describe, expect, it } from 'vitest'
import { questionType, type Question } from '../../jobs/question.ts'
import type { QuestionAnswer } from '../application.ts'
import { answerCount, answerError, choicesOf, isAskedAgain, questionErrors, questionsOf } from './question.ts'

const question = (type: keyof typeof questionType, change: Partial<Question> = {}): Question => ({
  id: 'q1',
  hash: 'q1',
  skill: false,
  company_name: 'Acme',
  question: 'Well?',
  type: questionType[type],
  follow_up: null,
  reprompt_threshold: null,
  reprompt_answers: [],
  answers: [
    { id: 'a1', value: 'No', has_follow_up: false },
    { id: 'a2', value: 'Yes', has_follow_up: true },
  ],
  ...change,
})
const withoutChoices = { answers: [] }
const many = { question: 'How many years have you driven?' }

describe('a clean answer', () => {
  it('[WZ-20] is one that its kind of question takes', () => {
    const rows: [
      keyof typeof questionType,
      Partial<Question>,
      Omit<QuestionAnswer, 'id'> | undefined,
      string | null,
    ][] = [
      ['choose one', {}, undefined, 'field.choose'],
      ['choose one', {}, { response: '' }, 'field.choose'],
      ['choose one', {}, { response: 'a9' }, 'field.choose'],
      ['choose one', {}, { response: 'a1' }, null],
      ['select one', {}, { response: ['a1', 'a2'], follow_up_response: 'x' }, 'field.choose'],
      ['follow up', {}, { response: 'a2' }, 'application.follow-up'],
      ['follow up', {}, { response: 'a2', follow_up_response: '  ' }, 'application.follow-up'],
      ['follow up', {}, { response: 'a2', follow_up_response: 'Two years' }, null],
      ['follow up', {}, { response: 'a1' }, null],
      ['choose many', {}, { response: [] }, 'field.choose'],
      ['choose many', {}, { response: ['a1'] }, null],
      ['choose many', {}, { response: ['a1', 'a2'] }, 'application.follow-up'],
      ['choose many', {}, { response: ['a1', 'a9'] }, 'field.choose'],
      ['choose many', {}, { response: ['a1', ' '] }, null],
      ['short answer', withoutChoices, { response: ' ' }, 'field.required'],
      ['short answer', withoutChoices, { response: ['x', 'x'.repeat(201)] }, 'field.required'],
      ['long answer', withoutChoices, { response: ['x'] }, 'field.required'],
      ['short answer', withoutChoices, { response: 'x'.repeat(200) }, null],
      ['short answer', withoutChoices, { response: 'x'.repeat(201) }, 'application.short-answer-length'],
      ['short answer', { ...withoutChoices, ...many }, { response: 'Near home' }, 'application.number'],
      ['short answer', { ...withoutChoices, ...many }, { response: 'About 5 years' }, null],
      ['short answer', { ...withoutChoices, ...many }, { response: 'Five' }, null],
      ['short answer', { ...withoutChoices, ...many }, { response: 'None yet' }, null],
      ['short answer', { ...withoutChoices, ...many }, { response: 'cinco años' }, null],
      ['short answer', { ...withoutChoices, ...many }, { response: 'Ningún año' }, null],
      [
        'short answer',
        { ...withoutChoices, ...many },
        { response: 'Often, someone knows' },
        'application.number',
      ],
      [
        'short answer',
        { ...withoutChoices, question: '¿Cuántos años?' },
        { response: 'Sí' },
        'application.number',
      ],
      ['long answer', { ...withoutChoices, ...many }, { response: 'Near home' }, null],
      ['long answer', withoutChoices, { response: 'x'.repeat(2000) }, null],
      ['rate one', withoutChoices, { response: '5' }, null],
      ['rate one', withoutChoices, { response: '6' }, 'field.choose'],
      ['eNPS', withoutChoices, { response: '0' }, null],
      ['eNPS', withoutChoices, { response: '11' }, 'field.choose'],
    ]
    for (const [type, change, answer, error] of rows) {
      const told = JSON.stringify([type, change, answer])
      expect.soft(answerError(question(type, change), answer && { id: 'q1', ...answer }), told).toBe(error)
    }
  })

  it('[WZ-20] takes numbers as people write them', () => {
    const english = ['eighteen', 'twenty-five', 'Less than a year', 'over a decade', 'a year', '½']
    const spanish = ['dieciocho', 'veinticinco', 'treinta y dos', 'setenta', 'menos de un año', 'un mes']
    const refused = [...english, ...spanish].filter((response) =>
      answerError(question('short answer', { ...withoutChoices, ...many }), { id: 'q1', response }),
    )
    expect(refused).toEqual([])
  })

  it('[WZ-20] offers the numbers of a scale where the company gave no choices of its own', () => {
    expect(choicesOf(question('eNPS', withoutChoices)).map((choice) => choice.id)).toHaveLength(11)
    expect(choicesOf(question('rate satisfaction', withoutChoices)).map((choice) => choice.id)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    expect(choicesOf(question('rate one')).map((choice) => choice.id)).toEqual(['a1', 'a2'])
  })
})

describe('asking again', () => {
  const asked = question('choose one', {
    reprompt_threshold: '2026-06-01T00:00:00Z',
    reprompt_answers: ['a1'],
  })
  const threshold = Date.parse('2026-06-01T00:00:00Z')
  const given = new Date('2026-01-01')
  it('[WZ-20] is done from the threshold on, where an answer of before it is one to ask again', () => {
    const rows: [string, string | string[], Date, number, boolean][] = [
      ['the threshold is a moment ahead', 'a1', given, threshold - 1, false],
      ['the threshold is reached', 'a1', given, threshold, true],
      ['the answer is another one', 'a2', given, threshold, false],
      ['one of several answers is asked again', ['a2', 'a1'], given, threshold, true],
      ['the answer was given after the threshold', 'a1', new Date(threshold), threshold + 1, false],
    ]
    const found = rows.map(([when, response, answeredAt, now]) => [
      when,
      isAskedAgain(asked, { id: 'q1', response }, answeredAt, new Date(now)),
    ])
    expect(found).toEqual(rows.map(([when, , , , again]) => [when, again]))
  })

  it('[WZ-20] never, where the company set no threshold', () => {
    const never = question('choose one', { reprompt_answers: ['a1'] })
    expect(isAskedAgain(never, { id: 'q1', response: 'a1' }, new Date(-1), new Date(threshold))).toBe(false)
  })
})

it('[WZ-20] asks each question once, those of one company together', () => {
  const of = (id: string, company_name: string) => question('choose one', { id, company_name })
  const positions = [
    { questions: [of('q1', 'Acme')] },
    { questions: [of('q2', 'Best')] },
    { questions: [of('q1', 'Acme'), of('q3', 'Acme')] },
  ]
  expect(questionsOf(positions).map((asked) => asked.id)).toEqual(['q1', 'q3', 'q2'])
})

it('[WZ-20] names each question without an answer by its id', () => {
  const asked = ['q1', 'q2', 'q3'].map((id) => question('choose one', { id }))
  expect(questionErrors({ questions: [{ id: 'q2', response: 'a1' }] }, asked)).toEqual({
    'questions.q1': 'field.choose',
    'questions.q3': 'field.choose',
  })
  expect(questionErrors({}, asked.slice(0, 1))).toEqual({ 'questions.q1': 'field.choose' })
})

it('counts what was answered, of companies and of skills', () => {
  expect(answerCount({})).toBe(0)
  const questions = [
    { id: 'q1', response: 'a1' },
    { id: 'q2', response: ' ' },
    { id: 'q3', response: ['a1', 'a2'] },
    { id: 'q4' },
    { id: 'q5', response: [] },
  ]
  const skills = [{ qid: 'k1', has_skill: true }, { qid: 'k2', has_skill: false }, { qid: 'k3' }]
  expect([answerCount({ questions }), answerCount({ skills }), answerCount({ questions, skills })]).toEqual([
    2, 2, 4,
  ])
})
