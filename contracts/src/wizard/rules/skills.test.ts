import { expect, it } from 'vitest'
import { asking, question } from '../../../test/walk-inputs.ts'
import { followUpKeywordsOf, keywordsOf, skillAnswerOf } from './skills.ts'

it('[WZ-09] asks a skill that several positions require once, by its name at the first', () => {
  const [forklift] = asking.keywords
  const other = {
    ...asking,
    keywords: [
      { id: 'welding', name: 'Welding' },
      { id: forklift!.id, name: 'Fork lift' },
    ],
  }
  expect(keywordsOf([asking, other])).toEqual([forklift, { id: 'welding', name: 'Welding' }])
})

it('[WZ-09] an answer opens the skills that nobody is asked about anyway', () => {
  const ids = (answers?: Parameters<typeof followUpKeywordsOf>[1]) =>
    followUpKeywordsOf([asking], answers).map(({ id }) => id)
  expect(ids([{ id: question.id, response: 'yes' }])).toEqual(['pallet-jack'])
  expect(ids([{ id: question.id, response: 'no' }])).toEqual([])
  expect(ids([{ id: 'another', response: 'yes' }])).toEqual([])
  expect(ids()).toEqual([])
})

it('[WZ-09] a skill is answered by a yes or a no', () => {
  const skills = [{ qid: 'a' }, { qid: 'a', has_skill: false }, { qid: 'b', has_skill: true }]
  expect(skillAnswerOf(skills, 'a')).toEqual({ qid: 'a', has_skill: false })
  expect(skillAnswerOf(skills, 'c')).toBeUndefined()
  expect(skillAnswerOf(undefined, 'a')).toBeUndefined()
})
