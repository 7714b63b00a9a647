import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { application } from './application.ts'

it.each([
  ['Ana\0', 'a NUL'],
  ['\0', 'nothing but a NUL'],
  ['Ana\ud800', 'half a character'],
])('[WZ-39] takes no text that no database keeps: %j has %s', (first_name) => {
  expect(z.safeParse(application, { first_name }).error?.issues).toMatchObject([
    { path: ['first_name'], message: 'field.invalid' },
  ])
})

it('[WZ-39] takes every other text as it was typed', () => {
  for (const first_name of ['', ' Ana ', 'José', '\ud83d\ude00', 'two\nlines'])
    expect(z.parse(application, { first_name })).toEqual({ first_name })
})

it('[WZ-39] [WZ-20] takes a question that carries its answer, and keeps the answer alone', () => {
  const asked = {
    company_name: 'Acme',
    question: 'Can you lift 50 pounds?',
    type: 1,
    answers: [{ id: 'a1', value: 'Yes', has_follow_up: true, months: 0 }],
    follow_up: null,
    reprompt_threshold: null,
    reprompt_answers: [],
    hash: '1ac4',
    skill: false,
    keywords: [],
    translations: {},
    months: 6,
    has_skill: true,
  }
  const answers = [{ id: 'q1', response: 'a1', follow_up_response: 'Often' }, { id: 'q2' }]
  const questions = answers.map((answer) => ({ ...asked, ...answer }))
  expect(z.parse(application, { questions })).toStrictEqual({ questions: answers })
  expect(z.safeParse(application, { questions: [{ id: 'q1', answer: 'a1' }] }).success).toBe(false)
})
