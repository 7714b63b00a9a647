import { randomUUID } from 'node:crypto'
import { countSuggestions } from '@lunchpail/contracts/matches/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { candidate, chicago, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { ascending, decksOf, sixPositions } from '../../test/decks.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
  await matches.publishPositions(...sixPositions())
})
const { decide, close } = decksOf(() => matches)

describe('saved jobs', () => {
  it('[MT-04] are those that were accepted, the latest first, until they are applied to or closed', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(position({ id: 20 }), position({ id: 21 }), position({ id: 22 }))
    for (const id of [20, 21, 22]) {
      await decide(person, id, true)
      matches.clock.advance(1_000)
    }
    await decide(person, 1, false)
    const saved = async () => (await matches.list(person)).saved.map(({ id }) => id)
    expect(await saved()).toEqual([22, 21, 20])
    await matches.apply(person, 21)
    await matches.publishPositions(position({ id: 20, version: 2, state: 'paused' }))
    expect(await saved()).toEqual([22])
    const body = await matches.list(person)
    expect(body.saved[0]).toMatchObject({ accepted: true, suggestionID: expect.any(String) })
    expect(ascending(body.positions.map(({ id }) => id))).toEqual([2, 3])
    await close(20, 21, 22)
  })
})

describe('a job from which a candidate withdrew', () => {
  it('[EN-03] comes again 30 days later with a sentence, in the deck or among the saved ones', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await decide(person, 2, true)
    await matches.apply(person, 1, 2, 3)
    matches.clock.advance(40 * dayMs)
    const look = async () => {
      const { positions, saved } = await matches.list(person)
      const { body } = await matches.as(person).call(countSuggestions)
      expect(body).toEqual({ count: positions.length, saved: saved.length })
      return [positions, saved].map((cards) =>
        cards.map(({ id, apply_again }) => ({ id, again: apply_again ?? null })),
      )
    }
    expect(await look()).toEqual([[], []])
    const monthMs = 30 * dayMs
    for (const id of [1, 2]) await matches.withdraw(person, id, monthMs - 60_000)
    expect(await look()).toEqual([[], []])
    matches.clock.advance(60_000)
    const again = 'You withdrew your application for this job. You can apply again.'
    expect(await look()).toEqual([[{ id: 1, again }], [{ id: 2, again }]])
    expect((await matches.list(person, { p: '3' })).positions.map(({ id }) => id)).not.toContain(3)
  })
})

describe('jobs like those that were chosen', () => {
  const like = async (account: { id: string }, p: string) =>
    ascending((await matches.list(account, { p })).positions.map(({ id }) => id))

  it('[WZ-23] are of the same role or ask for the same, fit, and were not chosen, passed or applied to', async () => {
    const keywords = [{ id: 'cdl-a', name: 'CDL A' }]
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({ id: 30, role: 'production', keywords }),
      position({ id: 31, role: 'production' }),
      position({ id: 32, role: null, keywords }),
      position({ id: 33, role: 'production', ...chicago }),
      position({ id: 34, role: 'production', wage_from: 11, wage_to: 12 }),
      position({ id: 35, role: 'production' }),
      position({ id: 36, role: 'production' }),
    )
    expect(await like(person, '30')).toEqual([31, 32, 35, 36])
    await decide(person, 35, false)
    await matches.apply(person, 36)
    expect(await like(person, '30')).toEqual([31, 32])
    expect(await like(person, '30,31')).toEqual([32])
    const { positions, saved } = await matches.list(person, { p: '30' })
    expect(positions[0]!.suggestion_feature).toBe('similar')
    expect(saved).toEqual([])
    await close(30, 31, 32, 33, 34, 35, 36)
  })

  it('[WZ-23] are near the chosen ones too, and at most eight', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(
      ...Array.from({ length: 12 }, (_, n) => position({ id: 200 + n, role: 'skilled trades', ...chicago })),
    )
    const ids = await like(person, '200')
    expect(ids).toHaveLength(8)
    expect(ids.every((id) => id > 200)).toBe(true)
  })

  it('[WZ-23] are no jobs of another role, though they ask for the same skill', async () => {
    const keywords = [{ id: 'forklift', name: 'Driving a forklift' }]
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.publishPositions(
      position({ id: 70, role: 'warehouse', keywords }),
      position({ id: 71, role: 'skilled trades', keywords, title: 'Diesel Mechanic' }),
      position({ id: 72, role: null, keywords }),
    )
    const found = await like(person, '70')
    expect(found).toContain(72)
    expect(found).not.toContain(71)
    await close(70, 71, 72)
  })

  it('are none where the chosen ones are unknown', async () => {
    expect(await like({ id: randomUUID() }, '999999')).toEqual([])
  })
})
