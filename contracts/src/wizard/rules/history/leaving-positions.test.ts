import { describe, expect, it } from 'vitest'
import { question } from '../../../../test/walk-inputs.ts'
import { hasOwnAnswers, leavingPositions } from './leaving-positions.ts'

describe('[WZ-03] positions that the address does not name', () => {
  it.each([
    ['leave', { positions: [7, 8, 9] }, [8], [7, 9]],
    ['stay without any in the address', { positions: [7, 8] }, [], []],
    ['stay where they were picked', { positions: [7, 8, 9], picked: [9] }, [8], [7]],
    ['are none of a new draft', {}, [8], []],
  ])('%s', (_, draft, asked, leaving) => {
    expect(leavingPositions(draft, asked)).toEqual(leaving)
  })
})

describe('[WZ-03] a position that leaves has answers of its own', () => {
  const position = { id: 7, questions: [question, { ...question, id: 'q2' }] }

  it.each([
    ['with its shift', { pref_shift_start: { 7: '2:00 PM' } }, true],
    ['with a question that was answered', { questions: [{ id: 'q2', response: 'no' }] }, true],
    [
      'with a question that was answered among others',
      {
        questions: [
          { id: 'other', response: 'no' },
          { id: 'q1', response: 'no' },
        ],
      },
      true,
    ],
    ['and none by the shift of another', { pref_shift_start: { 8: '2:00 PM' } }, false],
    ['and none by an answer that is none', { questions: [{ id: 'q1', response: ' ' }] }, false],
    ['and none by the answers of others', { questions: [{ id: 'other', response: 'no' }] }, false],
    ['and none by nothing', {}, false],
  ])('%s', (_, answers, own) => {
    expect(hasOwnAnswers(position, answers)).toBe(own)
  })

  it('and none without a question', () => {
    expect(hasOwnAnswers({ id: 7, questions: [] }, { questions: [{ id: 'q1', response: 'no' }] })).toBe(false)
  })
})
