import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import { expect, it } from 'vitest'
import { postedAtAfter } from './posted-at.ts'

const [first, later, now] = [2, 5, 9].map((day) => new Date(Date.UTC(2026, 10, day))) as [Date, Date, Date]

it('[BY-22] posts a draft when it opens, and leaves the date of what candidates have seen', () => {
  const { approved, pending, incomplete } = portalState
  const rows = [
    ['a draft', incomplete, first, first, now],
    ['open before, without pay since', incomplete, first, later, first],
    ['from a feed that is ahead', incomplete, later, first, later],
    ['open', approved, first, first, first],
    ['others decide', pending, first, first, first],
  ] as const
  expect(
    rows.map(([name, state, postedAt, changedAt]) => [
      name,
      postedAtAfter({ portalState: state, postedAt, changedAt }, now),
    ]),
  ).toEqual(rows.map(([name, , , , posted]) => [name, posted]))
})
