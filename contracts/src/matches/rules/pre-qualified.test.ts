import { describe, expect, it } from 'vitest'
import { position as anyPosition } from '../../../test/position.ts'
import { checkConditions, isPreQualified } from './pre-qualified.ts'

const forklift = { id: 'forklift', name: 'Driving a forklift' }
const position = (over: Parameters<typeof anyPosition>[0] = {}) =>
  anyPosition({
    keywords: [forklift],
    shifts: ['night'],
    schedule_start: null,
    schedule_type: 'full-time',
    weekend: false,
    overtime: false,
    drug_screen: false,
    entry: false,
    experience_months: 0,
    ...over,
  })
type Candidate = Parameters<typeof checkConditions>[1]
const candidate = (over: Partial<Candidate> = {}): Candidate => ({
  shift: 0,
  weekend: true,
  ratings: { day: 4, swing: 3, night: 3, weekend: 3, overtime: 3 },
  skills: ['forklift', 'full-time'],
  missing_skills: [],
  skill_months: {},
  experience_months: 0,
  answered: ['shift_night'],
  ...over,
})
const standings = (...args: Parameters<typeof checkConditions>) =>
  checkConditions(...args).map(({ condition, standing }) => `${condition.kind} ${standing}`)

describe('[MT-07] pre-qualified', () => {
  it('is who answered every hard condition of the position, and meets them all', () => {
    expect(standings(position(), candidate())).toEqual(['skill met', 'shift met', 'attribute met'])
    expect(isPreQualified(checkConditions(position(), candidate()))).toBe(true)
  })

  it.each([
    ['a skill that was not asked', {}, { skills: ['full-time'] }, 'skill open'],
    ['a skill they do not have', {}, { skills: [], missing_skills: ['forklift'] }, 'skill unmet'],
    ['a shift of which a default alone says yes', {}, { answered: [] }, 'shift open'],
    [
      'a shift that is not for them',
      {},
      { ratings: { day: 4, swing: 3, night: 1, weekend: 3, overtime: 3 } },
      'shift unmet',
    ],
    ['weekends that were not answered', { weekend: true }, {}, 'weekend open'],
    [
      'weekends that they do not work',
      { weekend: true },
      { weekend: false, answered: ['shift_night', 'weekend'] },
      'weekend unmet',
    ],
    ['overtime', { overtime: true }, {}, 'overtime open'],
    ['a drug screen', { drug_screen: true }, {}, 'attribute open'],
    ['experience', { experience_months: 12 }, { experience_months: 11 }, 'experience unmet'],
  ] as const)('is no candidate who lacks %s', (_, wanted, has, missing) => {
    const checked = [position({ ...wanted }), candidate(has as Partial<Candidate>)] as const
    expect(standings(...checked)).toContain(missing)
    expect(isPreQualified(checkConditions(...checked))).toBe(false)
  })

  it.each([
    [{}, ['shift'], 'met', ['day', 'night']],
    [{ swing: 1, night: 1 }, ['shift_day', 'shift_swing', 'shift_night'], 'met', ['day']],
    // a default is no answer, and a no to one shift is none to the other
    [{ swing: 1, night: 1 }, ['shift_night'], 'open', ['day']],
    [{ day: 1, night: 1 }, ['shift_day', 'shift_night'], 'unmet', ['day', 'night']],
  ])(
    'tells of several shifts those that count: %j, of which %j was answered',
    (rated, answered, standing, told) => {
      const ratings = { ...candidate().ratings, ...rated }
      const asks = position({ keywords: [], shifts: ['day', 'night'], schedule_type: 'either' })
      expect(checkConditions(asks, candidate({ ratings, answered }))).toEqual([
        { condition: { kind: 'shift', shifts: told }, standing },
      ])
    },
  )

  it('takes months of an answer about a required skill for experience', () => {
    const asks = position({ experience_months: 12 })
    expect(standings(asks, candidate({ skill_months: { forklift: 36 } }))).toContain('experience met')
  })

  it('is no candidate where a position requires nothing', () => {
    const open = position({ keywords: [], shifts: [], schedule_type: 'either' })
    expect(checkConditions(open, candidate())).toEqual([])
    expect(isPreQualified([])).toBe(false)
  })
})
