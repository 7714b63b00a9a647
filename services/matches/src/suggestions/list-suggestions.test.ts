import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { countSuggestions } from '@lunchpail/contracts/matches/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { candidate, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import { ascending, decksOf, sixPositions } from '../../test/decks.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
  await matches.publishPositions(...sixPositions())
})
const { decide, close } = decksOf(() => matches)

/** A new candidate, and the ids of their deck. */
async function deckOf(parts: Parameters<typeof candidate>[0] = {}): Promise<number[]> {
  const person = candidate(parts)
  await matches.publishCandidate(person)
  return ascending((await matches.list(person)).positions.map(({ id }) => id))
}

describe('the deck', () => {
  it('[MT-02] gives a group, the jobs that fit, how many there are, and whether there are preferences', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    const body = await matches.list(person)
    expect(body.group).toMatch(/^[0-9a-f-]{36}$/)
    expect(ascending(body.positions.map(({ id }) => id))).toEqual([1, 2, 3])
    expect(body).toMatchObject({ total: 3, saved: [], preferences: true })
    expect((await matches.list(person)).group).not.toBe(body.group)
  })

  it('[JB-13] names the fields of a job as its own call does', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    const card = (await matches.list(person)).positions.find(({ id }) => id === 2)
    expect(card).toMatchObject({
      facility_id: 4,
      schedule_description: 'Four days on, three off',
      wage: { from: 17, to: 21 },
      link: '/jobs/2',
      active: true,
      state: 'open',
      role_type: 1,
      role_type_text: 'Warehouse',
      schedule_type_text: 'Full-time or part-time',
      facility: { name: card!.location_name },
      shift_types: ['night'],
      attributes: [],
      language: null,
    })
  })

  it.each([
    ['a role that is not wanted', { role: 8 }, [1, 2]],
    ['shifts that are not wanted', { shift: 4 }, [2]],
    [
      'shifts that are "Definitely not"',
      { ratings: { day: 1, swing: 3, night: 3, weekend: 3, overtime: 3 } },
      [2],
    ],
    ['weekends', { weekend: false }, [1, 2]],
    ['a lower wage; an unknown one passes', { wage: 21 }, [2, 3]],
    ['a longer way than wanted', { commute_length: 15 as const }, [1, 3]],
  ])('leaves out %s', async (_what, parts, expected) => {
    expect(await deckOf(parts)).toEqual(expected)
  })

  it('holds jobs of the whole country for a candidate without a home', async () => {
    expect(await deckOf({ latitude: null, longitude: null, wage: 10 })).toEqual([1, 2, 3, 4, 6])
  })

  it('[MT-05] is locked below 20 answers and says how many there are, with what was saved', async () => {
    const person = candidate({ answers: 19 })
    await matches.publishCandidate(person)
    await decide(person, 1, true)
    const locked = { positions: [], total: 0, locked: { answered: 19, needed: 20 } }
    const body = await matches.list(person)
    expect(body).toMatchObject(locked)
    expect(body.saved.map(({ id }) => id)).toEqual([1])
    expect((await matches.as(person).call(countSuggestions)).body).toEqual({ count: 0, saved: 1 })
    // jobs like those of an application are no deck
    expect((await matches.list(person, { p: '1' })).positions.length).toBeGreaterThan(0)
    expect(await matches.list({ id: randomUUID() })).toMatchObject({ locked: { answered: 0, needed: 20 } })

    await matches.publishCandidate({ ...person, version: 2, answers: 20 })
    expect((await matches.list(person)).positions.map(({ id }) => id)).toContain(2)
    // what was open once is taken from no one
    await matches.publishCandidate({ ...person, version: 3, answers: 3 })
    expect((await matches.list(person)).positions.map(({ id }) => id)).toContain(2)
    expect((await matches.as(person).call(countSuggestions)).body.count).toBeGreaterThan(0)
  })

  it('stands on defaults for a candidate of whom nothing is known', async () => {
    const id = randomUUID()
    await matches.pool.query('insert into open_deck values ($1, now())', [id])
    const body = await matches.list({ id })
    expect(body.preferences).toBe(false)
    expect(body.positions.map(({ id }) => id)).toContain(4)
  })

  it.each([-1, 4] as const)(
    '[AU-24] is empty for an account of the status %i, until it is open',
    async (status) => {
      const person = candidate()
      await matches.publishCandidate(person)
      await matches.publishAccount(applicant({ id: person.id, version: 2, status }))
      expect(await matches.list(person)).toMatchObject({ positions: [], total: 0, saved: [] })
      expect((await matches.list(person, { p: '1' })).positions).toEqual([])
      expect((await matches.as(person).call(countSuggestions)).body).toEqual({ count: 0, saved: 0 })
      // an older event that comes late changes nothing
      await matches.publishAccount(applicant({ id: person.id, version: 3, status: 1 }))
      expect((await matches.list(person)).total).toBeGreaterThan(0)
    },
  )

  it('[MT-03] shows at most ten cards, best first, and counts all', async () => {
    const person = candidate({ role: 64 })
    await matches.publishCandidate(person)
    await matches.publishPositions(
      ...Array.from({ length: 14 }, (_, n) =>
        position({ id: 100 + n, role: 'skilled trades', wage_from: 15 + (n % 7), wage_to: null }),
      ),
    )
    const { positions, total } = await matches.list(person)
    expect([positions.length, total]).toEqual([10, 14])
    await close(...Array.from({ length: 14 }, (_, n) => 100 + n))
    const scores = positions.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  it('remembers which cards were shown, once each', async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    await matches.list(person)
    await matches.list(person)
    const { rows } = await matches.pool.query(
      'select position_id from shown where account_id = $1 order by 1',
      [person.id],
    )
    expect(rows.map((row: { position_id: number }) => row.position_id)).toEqual([1, 2, 3])
  })

  it('[BY-04] remembers no card of an erased candidate whose token is still valid', async () => {
    const person = candidate()
    await matches.publish(accountErased, { account_id: person.id })
    const rows = async (table: string) =>
      (await matches.pool.query(`select from ${table} where account_id = $1`, [person.id])).rowCount
    await expect.poll(() => rows('kit.tombstone')).toBe(1)
    // jobs like some are no deck, and not locked
    expect((await matches.list(person, { p: '1' })).positions).not.toEqual([])
    expect(await rows('shown')).toBe(0)
  })
})
