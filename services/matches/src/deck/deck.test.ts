import { scoreFactors } from '@lunchpail/contracts/matches/rules/score'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { beforeAll, describe, expect, it } from 'vitest'
import { fits } from '../../../../contracts/test/rules/fits.ts'
import { scoreOf } from '../../../../contracts/test/rules/points.ts'
import { anyCandidate, anyPosition, oneOf } from '../../test/any-match.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { type CardRow } from '../suggestions/presenters.ts'
import { findCandidate } from './find-candidate.ts'
import { deckStatement } from './deck.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('the query of the deck', () => {
  let matches: Matches
  const positions = Array.from({ length: 900 }, (_, index) => anyPosition(now, 10_000 + index))
  beforeAll(async () => {
    matches = await shareMatches()
    await matches.publishPositions(...positions)
  })

  it('[MT-10] [BY-12] finds the same jobs with the same points as the rules, for whomever', async () => {
    const statements = pgStatements(matches.pool)
    const found = { some: 0, none: 0 }
    const people = Array.from({ length: 60 }, anyCandidate)
    await Promise.all(people.map(matches.publishCandidate))
    for (const { id } of people) {
      const person = await findCandidate(statements, id)
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
