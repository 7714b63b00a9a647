import { describe, expect, it } from 'vitest'
import {
  commutePoints,
  daysOld,
  experiencePoints,
  freshPoints,
  scoreWeights,
  shiftPoints,
  shiftRated,
  skillPoints,
  wagePoints,
} from './score.ts'

describe('[BY-12] the points of a score', () => {
  it('are a hundred at most', () => {
    expect(Object.values(scoreWeights).reduce<number>((sum, points) => sum + points, 0)).toBe(100)
  })

  it.each([
    [null, 30, 0],
    [0, 30, 25],
    [7, 30, 25],
    [8, 30, 24],
    [15, 30, 17],
    [30, 30, 0],
    [90, 30, 0],
    [30, 120, 25],
    [60, 120, 17],
  ])('of a way of %s minutes where %i are wanted are %i', (minutes, wanted, points) => {
    expect(commutePoints(minutes, wanted)).toBe(points)
  })

  const ratings = { day: 4, swing: 3, night: 1, weekend: 2 }
  it.each<[Parameters<typeof shiftPoints>[0], number, number, ReturnType<typeof shiftRated>]>([
    [{ shifts: ['day'], weekend: false }, 0, 20, { by: 'day', rating: 4 }],
    [{ shifts: ['swing'], weekend: false }, 0, 13, { by: 'swing', rating: 3 }],
    [{ shifts: ['day', 'swing', 'night'], weekend: false }, 0, 20, { by: 'day', rating: 4 }],
    [{ shifts: ['day', 'swing'], weekend: false }, 2, 13, { by: 'swing', rating: 3 }],
    [{ shifts: ['day'], weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
    [{ shifts: [], weekend: false }, 0, 10, null],
    [{ shifts: [], weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
  ])('of %j with shifts %i are %i', (position, shift, points, rated) => {
    expect(shiftPoints(position, { shift, ratings })).toBe(points)
    expect(shiftRated(position, { shift, ratings })).toEqual(rated)
  })

  it.each([
    [15, null, 8],
    [15.25, null, 9],
    [18, 30, 14],
    [21, null, 20],
    [40, null, 20],
    [14, 16, 6],
    [10, 16, 4],
    [null, 17, 12],
    [null, null, 4],
  ])('of a wage from %s to %s where 15 is wanted are %i', (wage_from, wage_to, points) => {
    expect(wagePoints({ wage_from, wage_to }, { wage: 15 })).toBe(points)
  })

  it.each([
    [0, 0, 0, 10],
    [2, 2, 0, 15],
    [2, 1, 0, 11],
    [2, 0, 0, 8],
    [2, 1, 1, 8],
    [2, 0, 2, 0],
  ])('of %i skills, %i of them there and %i missing, are %i', (asked, had, missing, points) => {
    expect(skillPoints(asked, had, missing)).toBe(points)
  })

  it.each([
    [0, 0, 10],
    [12, 0, 0],
    [12, 6, 5],
    [12, 12, 10],
    [12, 60, 10],
  ])('of %i months asked for and %i there are %i', (asked, had, points) => {
    expect(experiencePoints(asked, had)).toBe(points)
  })

  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    ['2026-11-22T12:00:00Z', 0, 10],
    ['2026-11-20T12:00:01Z', 0, 10],
    ['2026-11-18T12:00:00Z', 3, 9],
    ['2026-10-23T12:00:00Z', 29, 1],
    ['2026-10-22T12:00:00Z', 30, 0],
    ['2020-01-01T00:00:00Z', 2516, 0],
  ])('of a posting of %s, %i days old, are %i', (posted_at, days, points) => {
    expect(daysOld(posted_at, now)).toBe(days)
    expect(freshPoints(days)).toBe(points)
  })

  it('of a posting that tells no day are none', () => {
    expect(freshPoints(daysOld(null, now))).toBe(0)
  })
})
