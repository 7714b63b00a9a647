import { expect, it } from 'vitest'
import { usrIn } from './usr-in.ts'

it('[1 §2] reads who logs in from the address', () => {
  const rows = [
    ['usr=ana%40example.com', 'ana@example.com'],
    ['usr=ana%2Bjobs%40example.com', 'ana+jobs@example.com'],
    // a + that was written into a link by hand
    ['usr=ana+new+jobs@example.com', 'ana+new+jobs@example.com'],
    ['usr=%20ana@example.com+', 'ana@example.com'],
    ['usr=555+555+0123', '555 555 0123'],
    ['usr=', ''],
    ['usrs=ana@example.com', null],
  ] as const
  expect(rows.map(([query]) => [query, usrIn(new URLSearchParams(query))])).toEqual(rows)
})
