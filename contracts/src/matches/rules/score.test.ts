import { describe, expect, it } from 'vitest'
import {
  attributePoints,
  attributesOf,
  commutePoints,
  daysOld,
  experiencePoints,
  freshPoints,
  monthsFor,
  scoreWeights,
  shiftPoints,
  shiftRated,
  skillPoints,
  wagePoints,
} from './score.ts'

describe('[MT-10] [BY-12] the points of a score', () => {
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

  const ratings = { day: 4, swing: 3, night: 1, weekend: 2, overtime: 1 }
  const schedule: Parameters<typeof shiftPoints>[0] = {
    shifts: [],
    schedule_start: null,
    weekend: false,
    overtime: false,
  }
  it.each<[Partial<Parameters<typeof shiftPoints>[0]>, number, number, ReturnType<typeof shiftRated>]>([
    [{ shifts: ['day'] }, 0, 20, { by: 'day', rating: 4 }],
    [{ shifts: ['swing'] }, 0, 13, { by: 'swing', rating: 3 }],
    [{ shifts: ['day', 'swing', 'night'] }, 0, 20, { by: 'day', rating: 4 }],
    [{ shifts: ['day', 'swing'] }, 2, 13, { by: 'swing', rating: 3 }],
    [{ shifts: ['day'], weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
    [{ shifts: [] }, 0, 10, null],
    [{ weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
    // overtime
    [{ shifts: ['day'], overtime: true }, 0, 0, { by: 'overtime', rating: 1 }],
    [{ shifts: ['day'], weekend: true, overtime: true }, 0, 0, { by: 'overtime', rating: 1 }],
    // start windows
    [{ schedule_start: '3:00PM' }, 0, 13, { by: 'swing', rating: 3 }],
    [{ shifts: ['swing'], schedule_start: '7:00AM' }, 0, 20, { by: 'day', rating: 4 }],
    [{ schedule_start: '7:00AM or 3:00PM' }, 2, 13, { by: 'swing', rating: 3 }],
    [{ shifts: ['swing'], schedule_start: 'flexible' }, 0, 13, { by: 'swing', rating: 3 }],
  ])('of %j with shifts %i are %i', (about, shift, points, rated) => {
    const position = { ...schedule, ...about }
    expect(shiftPoints(position, { shift, ratings })).toBe(points)
    expect(shiftRated(position, { shift, ratings })).toEqual(rated)
  })

  it('fall with a low rating of overtime, and stay with a high one', () => {
    const points = (overtime: number) =>
      shiftPoints(
        { ...schedule, shifts: ['day'], overtime: true },
        { shift: 0, ratings: { ...ratings, overtime } },
      )
    expect([1, 2, 3, 4].map(points)).toEqual([0, 7, 13, 20])
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

  it.each<[Parameters<typeof attributePoints>[0], string[], string[], number]>([
    [[], [], [], 6],
    [['drug-screen'], [], [], 3],
    [['drug-screen'], ['drug-screen'], [], 6],
    [['drug-screen'], [], ['drug-screen'], 0],
    [['drug-screen', 'full-time'], ['drug-screen'], [], 5],
    [['drug-screen', 'full-time'], ['drug-screen'], ['full-time'], 3],
  ])(
    'of the attributes %j with a yes to %j and a no to %j are %i',
    (demanded, skills, missing_skills, points) => {
      expect(attributePoints(demanded, { skills, missing_skills })).toBe(points)
    },
  )

  it.each<[Parameters<typeof attributesOf>[0], string[]]>([
    [{ drug_screen: false, schedule_type: 'either' }, []],
    [{ drug_screen: true, schedule_type: 'either' }, ['drug-screen']],
    [{ drug_screen: true, schedule_type: 'part-time' }, ['drug-screen', 'part-time']],
  ])('read of %j the attributes %j', (position, found) => expect(attributesOf(position)).toEqual(found))

  it.each([
    [6, {}, 6],
    [6, { forklift: 18 }, 18],
    [24, { forklift: 18 }, 24],
    [6, { welding: 18 }, 6],
  ])(
    'of %i months of work and answers of %j count %i months for a skill that is asked for',
    (worked, told, months) => {
      const keywords = [{ id: 'forklift', name: 'Driving a forklift' }]
      expect(monthsFor({ keywords }, { experience_months: worked, skill_months: told })).toBe(months)
    },
  )

  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    ['2026-11-22T12:00:00Z', 0, 4],
    ['2026-11-20T12:00:01Z', 0, 4],
    ['2026-11-14T12:00:00Z', 7, 3],
    ['2026-10-25T12:00:00Z', 27, 1],
    ['2026-10-24T12:00:00Z', 28, 0],
    ['2020-01-01T00:00:00Z', 2516, 0],
  ])('of a posting of %s, %i days old, are %i', (posted_at, days, points) => {
    expect(daysOld(posted_at, now)).toBe(days)
    expect(freshPoints(days)).toBe(points)
  })

  it('of a posting that tells no day are none', () => {
    expect(freshPoints(daysOld(null, now))).toBe(0)
  })
})
