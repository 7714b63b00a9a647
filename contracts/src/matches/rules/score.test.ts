import { describe, expect, it } from 'vitest'
import {
  attributePoints,
  attributesOf,
  daysOld,
  monthsFor,
  offeredShifts,
  requiredMonths,
  scoreWeights,
  shiftPoints,
  shiftRated,
  type MatchCandidate,
  type MatchPosition,
} from './score.ts'
import {
  commutePoints,
  wagePoints,
  skillPoints,
  experiencePoints,
  freshPoints,
  milesTo,
  scoreOf,
} from '../../../test/rules/points.ts'

describe('[MT-10] [BY-12] the points of a score', () => {
  it('are a hundred at most', () => {
    expect(Object.values(scoreWeights).reduce<number>((sum, points) => sum + points, 0)).toBe(100)
  })

  it('of a way are by its minutes and by how many are wanted', () => {
    const rows: [number | null, number, number][] = [
      [null, 30, 0],
      [0, 30, 25],
      [7, 30, 25],
      [8, 30, 24],
      [15, 30, 17],
      [30, 30, 0],
      [90, 30, 0],
      [30, 120, 25],
      [60, 120, 17],
    ]
    expect(rows.map(([minutes, wanted]) => [minutes, wanted, commutePoints(minutes, wanted)])).toEqual(rows)
  })

  const ratings = { day: 4, swing: 3, night: 1, weekend: 2, overtime: 1 }
  const schedule: Parameters<typeof shiftPoints>[0] = {
    shifts: [],
    schedule_start: null,
    weekend: false,
    overtime: false,
  }
  it('of shifts are by the rating that counts', () => {
    const rows: [
      Partial<Parameters<typeof shiftPoints>[0]>,
      number,
      number,
      ReturnType<typeof shiftRated>,
    ][] = [
      [{ shifts: ['day'] }, 0, 20, { by: 'day', rating: 4 }],
      [{ shifts: ['swing'] }, 0, 13, { by: 'swing', rating: 3 }],
      [{ shifts: ['day', 'swing', 'night'] }, 0, 20, { by: 'day', rating: 4 }],
      [{ shifts: ['day', 'swing'] }, 2, 13, { by: 'swing', rating: 3 }],
      [{ shifts: ['day'], weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
      [{ shifts: [] }, 0, 10, null],
      [{ weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
      [{ shifts: ['swing', 'day'], weekend: true }, 0, 7, { by: 'weekend', rating: 2 }],
      // overtime
      [{ shifts: ['day'], overtime: true }, 0, 0, { by: 'overtime', rating: 1 }],
      [{ shifts: ['day'], weekend: true, overtime: true }, 0, 0, { by: 'overtime', rating: 1 }],
      // start windows
      [{ schedule_start: '3:00PM' }, 0, 13, { by: 'swing', rating: 3 }],
      [{ shifts: ['swing'], schedule_start: '7:00AM' }, 0, 20, { by: 'day', rating: 4 }],
      [{ schedule_start: '7:00AM or 3:00PM' }, 2, 13, { by: 'swing', rating: 3 }],
      [{ shifts: ['swing'], schedule_start: 'flexible' }, 0, 13, { by: 'swing', rating: 3 }],
    ]
    for (const [about, shift, points, rated] of rows) {
      const position = { ...schedule, ...about }
      const told = JSON.stringify([about, shift])
      expect.soft(shiftPoints(position, { shift, ratings }), told).toBe(points)
      expect.soft(shiftRated(position, { shift, ratings }), told).toEqual(rated)
    }
  })

  it('are by the best of several shifts, whatever their order, and by the shift where weekends are rated the same', () => {
    const rated = (of: Partial<typeof ratings>, about: Partial<typeof schedule>) =>
      shiftRated({ ...schedule, ...about }, { shift: 0, ratings: { ...ratings, ...of } })
    const all: Partial<typeof schedule> = { shifts: ['day', 'swing', 'night'] }
    expect(rated({ day: 2, swing: 3, night: 4 }, all)).toEqual({ by: 'night', rating: 4 })
    expect(rated({ day: 2, swing: 4, night: 3 }, all)).toEqual({ by: 'swing', rating: 4 })
    expect(rated({ swing: 2 }, { shifts: ['swing'], weekend: true })).toEqual({ by: 'swing', rating: 2 })
    expect(rated({ swing: 2, weekend: 3 }, { shifts: ['swing'], weekend: true })).toEqual({
      by: 'swing',
      rating: 2,
    })
  })

  it('fall with a low rating of overtime, and stay with a high one', () => {
    const points = (overtime: number) =>
      shiftPoints(
        { ...schedule, shifts: ['day'], overtime: true },
        { shift: 0, ratings: { ...ratings, overtime } },
      )
    expect([1, 2, 3, 4].map(points)).toEqual([0, 7, 13, 20])
  })

  it('of a wage are by its distance from the 15 that are wanted', () => {
    const rows: [number | null, number | null, number][] = [
      [15, null, 8],
      [15.25, null, 9],
      [18, 30, 14],
      [21, null, 20],
      [40, null, 20],
      [14, 16, 6],
      [10, 16, 4],
      [null, 17, 12],
      [null, null, 4],
    ]
    expect(
      rows.map(([wage_from, wage_to]) => [
        wage_from,
        wage_to,
        wagePoints({ wage_from, wage_to }, { wage: 15 }),
      ]),
    ).toEqual(rows)
  })

  it('of a wage that is not told are the least, also where any is enough', () => {
    expect(wagePoints({ wage_from: null, wage_to: null }, { wage: 0 })).toBe(4)
  })

  it('of skills are by how many are asked for, there and missing', () => {
    const rows: [number, number, number, number][] = [
      [0, 0, 0, 10],
      [2, 2, 0, 15],
      [2, 1, 0, 11],
      [2, 0, 0, 8],
      [2, 1, 1, 8],
      [2, 0, 2, 0],
    ]
    expect(
      rows.map(([asked, had, missing]) => [asked, had, missing, skillPoints(asked, had, missing)]),
    ).toEqual(rows)
  })

  it('of experience are by the months asked for and those that are there', () => {
    const rows: [number, number, number][] = [
      [0, 0, 10],
      [12, 0, 0],
      [12, 6, 5],
      [12, 12, 10],
      [12, 60, 10],
    ]
    expect(rows.map(([asked, had]) => [asked, had, experiencePoints(asked, had)])).toEqual(rows)
  })

  it('of attributes are by what was said to each that is demanded', () => {
    const rows: [Parameters<typeof attributePoints>[0], string[], string[], number][] = [
      [[], [], [], 6],
      [['drug-screen'], [], [], 3],
      [['drug-screen'], ['drug-screen'], [], 6],
      [['drug-screen'], [], ['drug-screen'], 0],
      [['drug-screen', 'full-time'], ['drug-screen'], [], 5],
      [['drug-screen', 'full-time'], ['drug-screen'], ['full-time'], 3],
    ]
    for (const [demanded, skills, missing_skills, points] of rows) {
      const told = JSON.stringify([demanded, skills, missing_skills])
      expect.soft(attributePoints(demanded, { skills, missing_skills }), told).toBe(points)
    }
  })

  it.each<[Parameters<typeof attributesOf>[0], string[]]>([
    [{ drug_screen: false, schedule_type: 'either' }, []],
    [{ drug_screen: true, schedule_type: 'either' }, ['drug-screen']],
    [{ drug_screen: true, schedule_type: 'part-time' }, ['drug-screen', 'part-time']],
  ])('read of %j the attributes %j', (position, found) => expect(attributesOf(position)).toEqual(found))

  it('of a skill that is asked for count the months of all work, or those told of it where they are more', () => {
    const rows: [number, Record<string, number>, number][] = [
      [6, {}, 6],
      [6, { forklift: 18 }, 18],
      [24, { forklift: 18 }, 24],
      [6, { welding: 18 }, 6],
    ]
    const keywords = [{ id: 'forklift', name: 'Driving a forklift' }]
    const found = rows.map(([worked, told]) => [
      worked,
      told,
      monthsFor({ keywords }, { experience_months: worked, skill_months: told }),
    ])
    expect(found).toEqual(rows)
  })

  const now = new Date('2026-11-21T12:00:00Z')
  it('of a posting fall with its days', () => {
    const rows: [string, number, number][] = [
      ['2026-11-22T12:00:00Z', 0, 4],
      ['2026-11-20T12:00:01Z', 0, 4],
      ['2026-11-14T12:00:00Z', 7, 3],
      ['2026-10-25T12:00:00Z', 27, 1],
      ['2026-10-24T12:00:00Z', 28, 0],
      ['2020-01-01T00:00:00Z', 2516, 0],
    ]
    expect(rows.map(([posted_at, days]) => [posted_at, daysOld(posted_at, now), freshPoints(days)])).toEqual(
      rows,
    )
  })

  it('of a posting that tells no day are none', () => {
    expect(freshPoints(daysOld(null, now))).toBe(0)
  })
})

describe('[MT-10] what the points are given for', () => {
  const home = { latitude: 40, longitude: -75 }
  const keywords = [
    { id: 'forklift', name: 'Driving a forklift' },
    { id: 'welding', name: 'Welding' },
  ]
  const candidate: MatchCandidate = {
    ...home,
    role: 0,
    shift: 0,
    wage: 18,
    weekend: true,
    commute_type: 1,
    commute_length: 30,
    ratings: { day: 4, swing: 3, night: 1, weekend: 4, overtime: 4 },
    skills: ['forklift', 'welding', 'full-time'],
    missing_skills: [],
    skill_months: {},
    experience_months: 12,
  }
  const position: MatchPosition = {
    ...home,
    state: 'open',
    role: 'warehouse',
    shifts: ['day'],
    schedule_start: null,
    schedule_type: 'full-time',
    weekend: false,
    overtime: false,
    drug_screen: false,
    wage_from: 24,
    wage_to: null,
    keywords,
    entry: false,
    experience_months: 12,
    posted_at: '2026-11-21T09:00:00Z',
  }
  const of = (about: Partial<MatchPosition>, by: Partial<MatchCandidate> = {}) =>
    scoreOf({ ...position, ...about }, { ...candidate, ...by }, new Date('2026-11-21T12:00:00Z'))

  it('is all of them, where everything fits', () => {
    expect(of({})).toEqual(scoreWeights)
  })

  it('is less by what fits less, and by nothing else', () => {
    const rows: [
      string,
      Partial<MatchPosition>,
      Partial<MatchCandidate>,
      Partial<ReturnType<typeof scoreOf>>,
    ][] = [
      ['five miles by car', { latitude: 40.0724 }, {}, { commute: 11 }],
      ['five miles by transit', { latitude: 40.0724 }, { commute_type: 2 }, { commute: 0 }],
      ['five miles in an hour', { latitude: 40.0724 }, { commute_length: 60 }, { commute: 22 }],
      ['no place told', { latitude: null }, {}, { commute: 0 }],
      ['a shift that is rated lower', { shifts: ['swing'] }, {}, { shift: 13 }],
      ['three dollars more', { wage_from: 21 }, {}, { wage: 14 }],
      ['one of two skills', {}, { skills: ['forklift', 'full-time'] }, { skills: 11 }],
      [
        'one skill, and not the other',
        {},
        { skills: ['forklift', 'full-time'], missing_skills: ['welding'] },
        { skills: 8 },
      ],
      ['half of the experience', {}, { experience_months: 6 }, { experience: 5 }],
      ['an entry-level job', { entry: true }, { experience_months: 0 }, {}],
      ['months of a skill', {}, { experience_months: 0, skill_months: { welding: 12 } }, {}],
      ['a drug screen not asked about', { drug_screen: true }, {}, { attributes: 5 }],
      ['a week', { posted_at: '2026-11-14T09:00:00Z' }, {}, { fresh: 3 }],
    ]
    for (const [what, about, by, points] of rows)
      expect.soft(of(about, by), what).toEqual({ ...scoreWeights, ...points })
  })

  it('needs both places in full', () => {
    expect(milesTo(home, home)).toBe(0)
    expect(milesTo({ latitude: 41, longitude: -75 }, home)).toBeCloseTo(69.1, 1)
    for (const half of [{ latitude: null }, { longitude: null }]) {
      expect(milesTo({ ...home, ...half }, home)).toBeNull()
      expect(milesTo(home, { ...home, ...half })).toBeNull()
    }
  })

  it('asks no experience of an entry-level job', () => {
    expect(requiredMonths({ entry: true, experience_months: 12 })).toBe(0)
    expect(requiredMonths({ entry: false, experience_months: 12 })).toBe(12)
  })

  it('offers the wanted shifts that are not rated "Definitely not"', () => {
    const rows: [number, string[]][] = [
      [0, ['day', 'swing']],
      [1, ['day']],
      [6, ['swing']],
      [4, []],
    ]
    expect(rows.map(([shift]) => [shift, offeredShifts({ shift, ratings: candidate.ratings })])).toEqual(rows)
  })
})
