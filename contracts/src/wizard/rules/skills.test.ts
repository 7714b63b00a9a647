import { expect, it } from 'vitest'
import { asking, question } from '../../../test/walk-inputs.ts'
import { followUpKeywordsOf, keywordsOf, skillAnswerOf, skillErrors, withSaid } from './skills.ts'

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

it('[WZ-09] an answer opens the skills that are never asked about', () => {
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

it('[WZ-09] each skill that is asked about needs its answer', () => {
  const keywords = [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ]
  expect(skillErrors({ skills: [{ qid: 'b', has_skill: false }, { qid: 'c' }] }, keywords)).toEqual({
    'skills.a': 'field.choose',
  })
  expect(skillErrors({}, [])).toEqual({})
})

it('[PR-15] the months of an answer about a skill say yes or no where it says neither', () => {
  const rows: [{ months?: number; has_skill?: boolean }, boolean | undefined][] = [
    [{ months: 1 }, true],
    [{ months: 0 }, false],
    [{ months: 12, has_skill: false }, false],
    [{ months: 0, has_skill: true }, true],
    [{}, undefined],
  ]
  const found = rows.map(([answer]) => [answer, withSaid({ qid: 'a', ...answer })])
  expect(found).toStrictEqual(
    rows.map(([answer, has_skill]) => {
      const sent = { qid: 'a', ...answer }
      return [answer, has_skill === undefined ? sent : { ...sent, has_skill }]
    }),
  )
})
