import { expect, it } from 'vitest'
import { batches, type Beyond } from './batches.ts'

it('a batch begins beyond the last key of the one before, until there is none', async () => {
  const rows = [1, 2, 4, 5, 9].map((id) => ({ id }))
  const asked: Beyond<number>[] = []
  const read = async (beyond: Beyond<number>) => {
    asked.push(beyond)
    return rows.filter(({ id }) => id > (beyond.gt ?? 0)).slice(0, 2)
  }
  const found = []
  for await (const batch of batches(read, ({ id }) => id)) found.push(...batch)
  expect(found).toEqual(rows)
  expect(asked).toEqual([{}, { gt: 2 }, { gt: 5 }, { gt: 9 }])
})
