import { describe, expect, it } from 'vitest'
import { question } from '../../../../contracts/test/walk-inputs.ts'
import { withKnownAnswers } from './known-answers.ts'

const now = new Date('2026-11-27T12:00:00Z')
const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`)
const known = (response: string, day: number, id = question.id) => [
  { answer: { id, response }, answeredAt: at(day) },
]
const yes = { id: question.id, response: 'yes' }
const no = { id: question.id, response: 'no' }
const merged = (...args: Parameters<typeof withKnownAnswers>) => withKnownAnswers(...args).questions

describe('[MT-06] an application', () => {
  it('begins with what was answered elsewhere', () => {
    expect(merged({}, known('no', 20), [question], { savedAt: null, now })).toEqual([no])
  })

  it.each([
    ['its own answer where that is the newer one', 20, [yes]],
    ['what was answered elsewhere since', 25, [no]],
  ])('has %s', (_, day, expected) => {
    const draft = { questions: [yes] }
    expect(merged(draft, known('no', day), [question], { savedAt: at(23), now })).toEqual(expected)
  })

  it('has no answer that is due again, that fits no choice, or that it does not ask', () => {
    const due = { ...question, reprompt_threshold: at(26).toISOString(), reprompt_answers: ['no'] }
    expect(merged({}, known('no', 20), [due], { savedAt: null, now })).toBeUndefined()
    expect(merged({}, known('maybe', 20), [question], { savedAt: null, now })).toBeUndefined()
    expect(merged({}, known('no', 20, 'q9'), [question], { savedAt: null, now })).toBeUndefined()
  })
})
