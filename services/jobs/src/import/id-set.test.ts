import { expect, it } from 'vitest'
import { IdSet } from './id-set.ts'

it('knows which ids came, and those alone, however many', () => {
  const ids = new IdSet()
  const all = Array.from({ length: 5_000 }, (_, at) => `R${at}`)
  expect(all.filter((id) => !ids.add(id))).toEqual([])
  expect(all.filter((id) => ids.add(id) || !ids.has(id))).toEqual([])
  expect(all.filter((id) => ids.has(`${id} `))).toEqual([])
})
