import { randomUUID } from 'node:crypto'
import { roles, scheduleTypes, shifts } from '@lunchpail/contracts/jobs/enumerations'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { scoreFactors } from '@lunchpail/contracts/matches/rules/score'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { beforeAll, describe, expect, it } from 'vitest'
import { fits } from '../../../../contracts/test/rules/fits.ts'
import { scoreOf } from '../../../../contracts/test/rules/points.ts'
import { candidate, newark, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { type CardRow } from '../suggestions/presenters.ts'
import { findCandidate } from './find-candidate.ts'
import { deckStatement } from './deck.ts'

/** The same numbers in every run. */
let seed = 7
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
const someOf = <T>(list: readonly T[]): T[] => list.filter(() => chance() < 0.5)
const near = (miles: number) => ({
  latitude: newark.latitude + ((chance() - 0.5) * miles) / 34,
  longitude: newark.longitude + ((chance() - 0.5) * miles) / 26,
})
const keywords = ['forklift', 'order-picking', 'welding', 'pallet-jack', 'cdl-a'].map((id) => ({
  id,
  name: id,
}))
const now = new Date('2026-11-21T12:00:00Z')

const anyPosition = (_: unknown, index: number): PositionState =>
  position({
    id: 10_000 + index,
    state: oneOf(['open', 'open', 'open', 'open', 'closed', 'paused']),
    role: oneOf([...roles, null]),
    shifts: someOf(shifts),
    weekend: chance() < 0.3,
    overtime: chance() < 0.3,
    drug_screen: chance() < 0.3,
    schedule_type: oneOf(scheduleTypes),
    schedule_start: oneOf([null, null, '7:00AM', '2:30PM or 11:00PM', 'flexible']),
    wage_from: oneOf([null, 10, 15, 17.25, 18.5, 22]),
    wage_to: oneOf([null, 22, 24.75, 30]),
    keywords: someOf(keywords),
    entry: chance() < 0.2,
    experience_months: oneOf([0, 0, 3, 6, 12, 24]),
    posted_at: oneOf([
      null,
      new Date(now.getTime() - Math.floor(chance() * 40 * 24) * 3_600_000).toISOString(),
    ]),
    ...(chance() < 0.05 ? { latitude: null, longitude: null } : near(oneOf([2, 20, 80, 240]))),
  })
const anyCandidate = (): CandidateState =>
  candidate({
    id: randomUUID(),
    ...(chance() < 0.2 ? { latitude: null, longitude: null } : near(20)),
    role: oneOf([0, 8, 16, 32 | 64, 8 | 16 | 32 | 64]),
    shift: oneOf([0, 1, 2, 4, 5, 7]),
    wage: oneOf([10, 15, 18, 25]),
    weekend: chance() < 0.5,
    commute_type: oneOf([0, 1, 2, 3]),
    commute_length: oneOf([15, 30, 45, 60, 120]),
    ratings: {
      day: oneOf([1, 2, 3, 4]),
      swing: oneOf([1, 2, 3, 4]),
      night: oneOf([1, 2, 3, 4]),
      weekend: oneOf([1, 2, 3, 4]),
      overtime: oneOf([1, 2, 3, 4]),
    },
    skills: someOf([...keywords.slice(0, 3), { id: 'drug-screen' }, { id: 'full-time' }]).map(({ id }) => ({
      id,
      months: oneOf([0, 6, 18]),
    })),
    missing_skills: someOf([...keywords.slice(3), { id: 'part-time' }]).map(({ id }) => id),
    experience_months: oneOf([0, 2, 6, 9, 30]),
  })

describe('the query of the deck', () => {
  let matches: Matches
  const positions = Array.from({ length: 900 }, anyPosition)
  beforeAll(async () => {
    matches = await shareMatches()
    await matches.publishPositions(...positions)
  })

  it('[MT-10] [BY-12] finds the same jobs with the same points as the rules, for whomever', async () => {
    const statements = pgStatements(matches.pool)
    const found = { some: 0, none: 0 }
    for (let each = 0; each < 60; each++) {
      const state = anyCandidate()
      await matches.publishCandidate(state)
      const person = await findCandidate(statements, state.id)
      const { text, values } = deckStatement(person, now)
      const rows = await statements.$queryRawUnsafe<CardRow[]>(text, ...values)
      const expected = positions
        .filter((one) => fits(one, person))
        .map((one) => {
          const points = scoreOf(one, person, now)
          const score = scoreFactors.reduce((sum, part) => sum + points[part], 0)
          return { id: one.id, ...points, score, posted: one.posted_at ? Date.parse(one.posted_at) : 0 }
        })
        .toSorted((a, b) => b.score - a.score || b.posted - a.posted || b.id - a.id)
      expect(rows[0]?.total ?? 0).toBe(expected.length)
      expect(
        rows.map(({ id, score, ...row }) => ({
          id,
          ...Object.fromEntries(scoreFactors.map((part) => [part, row[part]])),
          score,
        })),
      ).toEqual(expected.slice(0, 10).map(({ posted: _posted, ...row }) => row))
      found[expected.length > 0 ? 'some' : 'none']++
    }
    expect(found.some).toBeGreaterThan(40)
  })

  it('[BY-12] gives at most what the weights say, and never less than nothing', () => {
    for (let each = 0; each < 2_000; each++) {
      const points = scoreOf(oneOf(positions), { ...anyCandidate(), skills: [], skill_months: {} }, now)
      const sum = scoreFactors.reduce((total, part) => total + points[part], 0)
      expect(Math.min(...Object.values(points))).toBeGreaterThanOrEqual(0)
      expect(sum).toBeLessThanOrEqual(100)
    }
  })
})
