import { expect, it } from 'vitest'
import type { Edits } from './merge-draft.ts'
import { editsOf, storedEdits } from './stored-edits.ts'

const edits: Edits = {
  summary: {
    value: { self_promo: 'On time.' },
    based_on: 2,
    known_version: 3,
    saved_at: '2026-11-21T12:00:00.000Z',
    published: true,
  },
}

it('stores an edit as the release before reads it, and reads it again', () => {
  const stored = storedEdits(edits)
  expect(stored).toStrictEqual({
    summary: {
      value: { self_promo: 'On time.' },
      based_on: 2,
      heard: 3,
      saved_at: '2026-11-21T12:00:00.000Z',
      told: true,
    },
  })
  expect(editsOf(stored)).toStrictEqual(edits)
})
