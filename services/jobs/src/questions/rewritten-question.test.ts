import { describe, expect, it } from 'vitest'
import { isUnchanged, rewritten } from './rewritten-question.ts'

const forklift = { id: 'forklift', name: 'Driving a forklift' }
const before = {
  text: 'Can you drive a forklift?',
  type: 1,
  answers: [
    { id: 'a1', value: 'No', has_follow_up: false },
    { id: 'a2', value: 'Yes', has_follow_up: true, keywords: [forklift] },
    { id: 'a3', value: 'Learning', has_follow_up: false },
  ],
  followUp: 'Since when?',
  repromptThreshold: '2026-11-01T00:00:00.000Z',
  repromptAnswers: ['a1', 'a3'],
}
const typed = { question: before.text, type: 1, answers: ['No', 'Yes', 'Learning'] }

describe('[EN-19] a question in other words', () => {
  it('is another one with one word, one answer, another order or another kind', () => {
    expect(isUnchanged(before, typed)).toBe(true)
    expect(isUnchanged(before, { ...typed, question: 'Can you drive a forklift' })).toBe(false)
    expect(isUnchanged(before, { ...typed, type: 4 })).toBe(false)
    expect(isUnchanged(before, { ...typed, answers: ['Yes', 'No', 'Learning'] })).toBe(false)
    expect(isUnchanged(before, { ...typed, answers: ['No', 'Yes'] })).toBe(false)
    expect(isUnchanged(before, { ...typed, answers: ['No', 'Yes', 'Learning', 'Soon'] })).toBe(false)
  })

  it('keeps what follows from an answer that stays, wherever it is now', () => {
    expect(rewritten(before, { ...typed, answers: ['Yes', 'Never', 'No'] })).toEqual({
      text: before.text,
      type: 1,
      answers: [
        { id: 'a1', value: 'Yes', has_follow_up: true, keywords: [forklift] },
        { id: 'a2', value: 'Never', has_follow_up: false },
        { id: 'a3', value: 'No', has_follow_up: false },
      ],
      followUp: 'Since when?',
      repromptThreshold: '2026-11-01T00:00:00.000Z',
      repromptAnswers: ['a3'],
    })
  })

  it('asks nothing after an answer that is gone, and nothing again', () => {
    expect(rewritten(before, { question: 'How long?', type: 2, answers: [] })).toEqual({
      text: 'How long?',
      type: 2,
      answers: [],
      followUp: null,
      repromptThreshold: null,
      repromptAnswers: [],
    })
  })
})
