import { expect, it } from 'vitest'
import { noShowStateOf, suspends, type Sides } from './no-shows.ts'

const report = { outcome: 5, contestedAt: null, settledAs: null }
const sides = (feedback: number | null, outcome: Partial<NonNullable<Sides['outcome']>> | null): Sides => ({
  feedback: feedback === null ? null : { state: feedback },
  outcome: outcome && { ...report, ...outcome },
})
const contestedAt = new Date()

it('[BY-27] a no-show is disputed by a contest or by feedback that contradicts it, until it is settled', () => {
  const table = [
    [sides(null, null), null],
    [sides(1, { outcome: 1 }), null],
    [sides(null, {}), 'reported'],
    // not sure, no longer interested: neither says that they came
    [sides(2, {}), 'reported'],
    [sides(4, {}), 'reported'],
    [sides(1, {}), 'disputed'],
    [sides(3, {}), 'disputed'],
    [sides(6, {}), 'disputed'],
    [sides(null, { contestedAt }), 'disputed'],
    [sides(6, { contestedAt, settledAs: 'stands' }), 'stands'],
    [sides(null, { contestedAt, settledAs: 'dropped' }), 'dropped'],
    // the manager took it back, whatever was settled
    [sides(6, { outcome: 2, contestedAt, settledAs: 'stands' }), null],
  ] as const
  expect(table.map(([each]) => noShowStateOf(each))).toEqual(table.map(([, state]) => state))
})

it('[BY-27] three that count suspend, of two companies at least', () => {
  const missed = (employerId: string, each = sides(null, {})) => ({ ...each, employerId })
  const disputed = sides(6, {})
  const table = [
    [[missed('a'), missed('b')], false],
    [[missed('a'), missed('a'), missed('a'), missed('a')], false],
    [[missed('a'), missed('a'), missed('b')], true],
    [[missed('a'), missed('a'), missed('b', disputed)], false],
    [[missed('a'), missed('a'), missed('a'), missed('b', disputed)], false],
    [[missed('a'), missed('a'), missed('b', sides(6, { settledAs: 'stands' }))], true],
  ] as const
  expect(table.map(([each]) => suspends(each))).toEqual(table.map(([, suspended]) => suspended))
})
