import { describe, expect, it } from 'vitest'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import { offeredShifts } from '@lunchpail/contracts/matches/rules/score'
import { answerError } from '@lunchpail/contracts/wizard/rules/question'
import { preferencesOf } from '../sections/preferences.ts'
import { productAnswer, writtenBy, type Answerer } from './product-answer.ts'
import { productQuestionOf, productQuestions, skillQuestion } from './product-questions.ts'

const now = new Date('2026-11-27T12:00:00Z')
const noAnswers: Answerer = { preferences: preferencesOf({}, {}), answered: [], skills: [] }
const question = (id: string) => productQuestionOf(id)!

describe('[MT-06] the questions that come with the product', () => {
  it('are 40 at least, each once, with words of its own in both languages', () => {
    const all = productQuestions()
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const same = all.filter((one) => {
      const [en, es] = [questionWords(one, 'en'), questionWords(one, 'es')]
      return es.language !== 'es' || en.question.question === es.question.question
    })
    expect(same).toEqual([])
  })

  it('begin with those of the roles that the person wants', () => {
    const skills = productQuestions(64).filter(({ id }) => id.startsWith('skill-'))
    const at = (id: string) => skills.findIndex((one) => one.id === id)
    expect(at('skill-welding')).toBeLessThan(at('skill-forklift'))
  })

  it('about skills are select-one, and a1 means no skill', () => {
    const forklift = skillQuestion('forklift')
    const answered = (response: string, skills: Answerer['skills'] = []) =>
      writtenBy(forklift, { id: forklift.id, response }, { ...noAnswers, skills }, now).skills
    expect(forklift.type).toBe(6)
    expect(answered('a1')).toMatchObject([{ qid: 'forklift', has_skill: false }])
    expect(answered('a3')).toMatchObject([{ qid: 'forklift', has_skill: true, months: 12 }])
    // who told 20 months is among those of 1 to 3 years
    expect(answered('a3', [{ qid: 'forklift', has_skill: true, months: 20 }])).toMatchObject([{ months: 20 }])
    expect(answered('a1', [{ qid: 'forklift', has_skill: true, months: 20 }])![0]).not.toHaveProperty(
      'months',
    )
  })

  it('count as answered where it was said elsewhere', () => {
    const said: Answerer = {
      ...noAnswers,
      answered: ['wage'],
      skills: [{ qid: 'forklift', has_skill: true, months: 40 }],
    }
    expect(productAnswer(question('skill-forklift'), said)).toMatchObject({ response: 'a4' })
    expect(productAnswer(question('wage'), said)).toMatchObject({ response: 'w10' })
    // a default is no answer
    expect(productAnswer(question('role'), said)).toBeUndefined()
  })
})

it.each([
  ['search-status', 's2', { search_status: 2 }],
  ['commute-length', 'm45', { commute_length: 45 }],
  ['wage', 'w23', { wage: 23 }],
  ['role', ['warehouse', 'skilled trades'], { role: 8 | 64 }],
  [
    'availability',
    ['night', 'weekend'],
    {
      shift: 4,
      weekend: true,
      shift_day: 1,
      shift_swing: 1,
      shift_night: 3,
      shift_weekend: 3,
      shift_overtime: 1,
    },
  ],
])('[MT-13] the question %s answered with %j writes the preference', (id, response, preferences) => {
  const answer = { id, response }
  expect(answerError(question(id), answer)).toBeNull()
  expect(writtenBy(question(id), answer, noAnswers, now)).toEqual({ preferences })
})

it('[MT-13] availability agrees with the shifts and weekends that matching reads, whichever was set before', () => {
  const set = { shift: 4, weekend: false }
  const before = preferencesOf(set, {})
  const said: Answerer = { ...noAnswers, preferences: before, answered: ['shift', 'weekend'] }
  const availability = question('availability')
  expect(productAnswer(availability, said)?.response).toEqual(['night', 'overtime'])
  const answer = { id: 'availability', response: ['day', 'weekend'] }
  const { preferences } = writtenBy(availability, answer, said, now)
  const after = { ...before, ...preferences }
  const ratings = { day: after.shift_day, swing: after.shift_swing, night: after.shift_night }
  const candidate = { ...after, ratings: { ...ratings, weekend: after.shift_weekend, overtime: 1 } }
  expect(offeredShifts(candidate)).toEqual(['day'])
  expect(after.weekend).toBe(true)
  expect(productAnswer(availability, { ...said, preferences: after })?.response).toEqual(answer.response)
})
