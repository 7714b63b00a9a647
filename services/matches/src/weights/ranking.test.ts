import {
  deleteSuggestion,
  getRanking,
  listSuggestions,
  saveSuggestions,
  setRanking,
  whyNotSuggested,
} from '@lunchpail/contracts/matches/api'
import { scoreFactors, scoreWeights } from '@lunchpail/contracts/matches/rules/score'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { findCandidate } from '../deck/find-candidate.ts'
import { findRankedCandidate } from './find-ranking.ts'

/** Well paid and far, or near and badly paid. */
const paid = Array.from({ length: 16 }, (_, at) => 40_100 + at)
const near = Array.from({ length: 16 }, (_, at) => 40_200 + at)

describe('the order of a deck by what its person decides', () => {
  let matches: Matches
  beforeAll(async () => {
    matches = await shareMatches()
    const home = candidate()
    await matches.publishPositions(
      ...paid.map((id) =>
        position({
          id,
          wage_from: 30,
          wage_to: 30,
          latitude: home.latitude! + 0.15,
          longitude: home.longitude,
        }),
      ),
      ...near.map((id) =>
        position({ id, wage_from: 20, wage_to: 20, latitude: home.latitude, longitude: home.longitude }),
      ),
    )
  })
  const publishedCandidate = async () => {
    const person = candidate({ wage: 18, commute_length: 60 })
    await matches.publishCandidate(person)
    return Object.assign(matches.as(person), { id: person.id })
  }
  type Client = Awaited<ReturnType<typeof publishedCandidate>>
  const decide = (client: Client, ids: readonly number[], accepted: boolean) =>
    client.call(saveSuggestions, { body: { positions: ids.map((id) => ({ id, accepted })) } })
  const weightsOf = async (client: Client) => {
    const { body } = await client.call(getRanking)
    return { ...body, weights: Object.fromEntries(body.weights.map(({ part, of }) => [part, of])) }
  }

  it('[MT-10] is moved by what tells saved jobs from passed ones, told on the cards, and goes back when it is turned off', async () => {
    const client = await publishedCandidate()
    expect(await weightsOf(client)).toEqual({
      personal: true,
      saved: 0,
      passed: 0,
      needed: 5,
      weights: scoreWeights,
    })
    await decide(client, near.slice(0, 4), true)
    await decide(client, paid.slice(0, 5), false)
    expect(await weightsOf(client)).toMatchObject({ saved: 4, passed: 5, weights: scoreWeights })
    await decide(client, [near[4]!], true)
    const moved = await weightsOf(client)
    expect(moved.weights['commute']).toBeGreaterThan(scoreWeights.commute)
    expect(moved.weights['wage']).toBeLessThan(scoreWeights.wage)

    const deck = async () => (await client.call(listSuggestions, { query: { matches: '1' } })).body.positions
    for (const { parts, score } of await deck()) {
      expect(Object.fromEntries(parts.map(({ part, of }) => [part, of]))).toEqual(moved.weights)
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      expect(parts.every(({ points, of }) => points <= of)).toBe(true)
    }
    const off = await client.call(setRanking, { body: { personal: 0 } })
    expect(off.body).toMatchObject({ personal: false, saved: 0, passed: 0 })
    expect((await weightsOf(client)).weights).toEqual(scoreWeights)
    for (const { parts } of await deck())
      expect(Object.fromEntries(parts.map(({ part, of }) => [part, of]))).toEqual(scoreWeights)
    // begun again it knows nothing of before
    await client.call(setRanking, { body: { personal: 1 } })
    expect(await weightsOf(client)).toMatchObject({ personal: true, saved: 0, passed: 0 })
  })

  it('[MT-10] puts first what is like the saved ones', async () => {
    const client = await publishedCandidate()
    const first = async () =>
      (await client.call(listSuggestions, { query: { matches: '1' } })).body.positions.map(({ id }) => id)
    const before = (await first()).filter((id) => paid.includes(id) || near.includes(id))
    expect(near).toContain(before[0])
    await decide(client, paid.slice(0, 6), true)
    await decide(client, near.slice(0, 6), false)
    const after = (await first()).filter((id) => paid.includes(id) || near.includes(id))
    expect(paid).toContain(after[0])
    // why a job is suggested, or not, is told by the same order
    const { body } = await client.call(whyNotSuggested, { query: { p: String(after[0]) } })
    expect(body.reason).toBe('suggested')
  })

  it('[MT-10] is read with its person, in one statement', async () => {
    const client = await publishedCandidate()
    await decide(client, near.slice(0, 6), true)
    await decide(client, paid.slice(0, 5), false)
    const statements = pgStatements(matches.pool)
    let asked = 0
    const counted: Transaction = {
      ...statements,
      $queryRawUnsafe: (text, ...values) => {
        asked += 1
        return statements.$queryRawUnsafe(text, ...values)
      },
    }
    const ranked = await findRankedCandidate(counted, client.id)
    expect(asked).toBe(1)
    const { weights } = await weightsOf(client)
    expect(weights).not.toEqual(scoreWeights)
    expect(ranked).toEqual({ ...(await findCandidate(statements, client.id)), weights })
  })

  it('[MT-10] forgets a decision that is undone', async () => {
    const client = await publishedCandidate()
    const { body } = await decide(client, [near[0]!], true)
    expect(await weightsOf(client)).toMatchObject({ saved: 1 })
    await client.call(deleteSuggestion, { params: { id: body[0]! } })
    expect(await weightsOf(client)).toMatchObject({ saved: 0 })
  })

  it('keeps the points that a job had when it was decided on', async () => {
    const client = await publishedCandidate()
    const [card] = (await client.call(listSuggestions, { query: { matches: '1' } })).body.positions
    await decide(client, [card!.id], false)
    const { rows } = await matches.pool.query('select points from decision where account_id = $1', [
      client.id,
    ])
    const points = scoreFactors.map((factor) => card!.parts.find(({ part }) => part === factor)!.points)
    expect(rows[0].points).toEqual(points)
  })
})
