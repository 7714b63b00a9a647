import { randomUUID } from 'node:crypto'
import { countSuggestions, deleteSuggestion, saveSuggestions } from '@lunchpail/contracts/matches/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'

describe('decisions on suggested jobs', () => {
  let matches: Matches
  beforeAll(async () => {
    matches = await shareMatches()
    await matches.publishPositions(...[1, 2, 3, 4].map((id) => position({ id })))
  })

  const publishedCandidate = async () => {
    const person = candidate()
    await matches.publishCandidate(person)
    return { person, client: matches.as(person) }
  }
  const rows = async (account: string) =>
    (
      await matches.pool.query(
        'select position_id, accepted, index, "group", source, feature, app_positions from decision where account_id = $1 order by 1',
        [account],
      )
    ).rows

  it('[MT-02] [WZ-23] takes the list form and answers the ids in its order', async () => {
    const { person, client } = await publishedCandidate()
    const about = { group: 'g', source: 'matches', feature: 'matches', app_positions: [4] }
    const { status, body } = await client.call(saveSuggestions, {
      body: {
        positions: [
          { id: 3, accepted: true, index: 0, ...about },
          { id: 1, accepted: 0, index: 1, ...about },
        ],
      },
    })
    expect([status, body.length]).toEqual([201, 2])
    const own = await matches.pool.query(
      'select id from decision where account_id = $1 and position_id = 3',
      [person.id],
    )
    expect(body[0]).toBe(own.rows[0].id)
    expect(await rows(person.id)).toEqual([
      {
        position_id: 1,
        accepted: false,
        index: 1,
        group: 'g',
        source: 'matches',
        feature: 'matches',
        app_positions: [4],
      },
      {
        position_id: 3,
        accepted: true,
        index: 0,
        group: 'g',
        source: 'matches',
        feature: 'matches',
        app_positions: [4],
      },
    ])
  })

  it.each([
    { positionID: 2, appPositions: [4] },
    { id: 2, app_positions: [4] },
  ])('[WZ-23] takes the single form %j', async (form) => {
    const { person, client } = await publishedCandidate()
    const { status } = await client.call(saveSuggestions, { body: { ...form, accepted: 1, index: 2 } })
    expect(status).toBe(201)
    expect(await rows(person.id)).toMatchObject([
      { position_id: 2, accepted: true, index: 2, app_positions: [4] },
    ])
  })

  it.each<[string, object, Record<string, string>]>([
    [
      'a list with a null',
      { positions: [{ id: 1, accepted: null }] },
      { 'positions.0.accepted': 'field.required' },
    ],
    [
      'a list with a text',
      { positions: [{ id: 'one', accepted: true }] },
      { 'positions.0.id': 'field.invalid' },
    ],
    ['a list of nulls', { positions: [null] }, { 'positions.0': 'field.required' }],
    ['a position that is a text', { positionID: 'one', accepted: 1 }, { positionID: 'field.invalid' }],
    ['no decision', { positionID: 1, accepted: null, index: 0 }, { accepted: 'field.required' }],
    ['a group that is a number', { id: 1, accepted: 1, group: 7, feature: null }, { group: 'field.invalid' }],
    ['a key that none has', { id: 1, accepted: 1, mood: 'good' }, { mood: 'field.unknown' }],
  ])('[MT-02] refuses %s at the field that caused it', async (_, body, fields) => {
    const { client } = await publishedCandidate()
    const refused = await client.call(saveSuggestions, { body: body as never })
    const codes = Object.entries(refused.body.fields ?? {}).map(([field, { code }]) => [field, code])
    expect([refused.status, Object.fromEntries(codes)]).toEqual([400, fields])
  })

  it('[MT-02] takes null for what may be left out', async () => {
    const { person, client } = await publishedCandidate()
    const body = { positionID: 2, accepted: 1, index: null, group: null, source: null, appPositions: null }
    expect((await client.call(saveSuggestions, { body: body as never })).status).toBe(201)
    expect(await rows(person.id)).toMatchObject([{ position_id: 2, accepted: true, group: null }])
  })

  it('refuses a single form without a position, at its field', async () => {
    const { client } = await publishedCandidate()
    const { status, body } = await client.call(saveSuggestions, { body: { accepted: true } })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['id']])
  })

  it('refuses a decision on a job that is not known, and those that come with it', async () => {
    const { person, client } = await publishedCandidate()
    const single = await client.call(saveSuggestions, { body: { id: 404, accepted: true } })
    expect([single.status, single.body.code]).toEqual([404, 'position-unknown'])
    const positions = [1, 404].map((id) => ({ id, accepted: true }))
    const list = await client.call(saveSuggestions, { body: { positions } })
    expect([list.status, list.body.code]).toEqual([404, 'position-unknown'])
    expect(await rows(person.id)).toEqual([])
  })

  it('[MT-02] keeps one decision for each job: a repeat changes it under the same id', async () => {
    const { person, client } = await publishedCandidate()
    const first = await client.call(saveSuggestions, { body: { id: 1, accepted: true } })
    const again = await client.call(saveSuggestions, {
      body: {
        positions: [
          { id: 1, accepted: true },
          { id: 1, accepted: false },
        ],
      },
    })
    expect(again.body).toEqual([first.body[0], first.body[0]])
    expect(await rows(person.id)).toMatchObject([{ position_id: 1, accepted: false }])
  })

  it('[MT-08] counts the matches that wait and the saved jobs', async () => {
    const { client } = await publishedCandidate()
    const count = async () => (await client.call(countSuggestions)).body
    expect(await count()).toEqual({ count: 4, saved: 0 })
    await client.call(saveSuggestions, {
      body: {
        positions: [
          { id: 1, accepted: true },
          { id: 2, accepted: false },
        ],
      },
    })
    expect(await count()).toEqual({ count: 2, saved: 1 })
  })

  it('[MT-02] undo forgets a decision: the job is in the deck again', async () => {
    const { person, client } = await publishedCandidate()
    const { body } = await client.call(saveSuggestions, { body: { id: 1, accepted: false } })
    const ids = async () =>
      (await matches.list(person)).positions.map(({ id }) => id).toSorted((one, other) => one - other)
    expect(await ids()).toEqual([2, 3, 4])
    const undone = await client.call(deleteSuggestion, { params: { id: body[0]! } })
    expect([undone.status, undone.body]).toEqual([200, { deleted: true }])
    expect(await ids()).toEqual([1, 2, 3, 4])
    expect((await client.call(deleteSuggestion, { params: { id: body[0]! } })).status).toBe(404)
  })

  it("[AU-35] does not undo another person's", async () => {
    const { person, client } = await publishedCandidate()
    const { body } = await client.call(saveSuggestions, { body: { id: 1, accepted: true } })
    const other = matches.as({ id: randomUUID() })
    expect((await other.call(deleteSuggestion, { params: { id: body[0]! } })).status).toBe(404)
    expect(await rows(person.id)).toHaveLength(1)
  })

  it('[MT-09] keeps a job that was applied for from its card, until the application is sent', async () => {
    const { person, client } = await publishedCandidate()
    await client.call(saveSuggestions, { body: { id: 1, accepted: true } })
    expect((await matches.list(person)).saved.map(({ id }) => id)).toEqual([1])
    await matches.apply(person, 1)
    expect((await matches.list(person)).saved).toEqual([])
    expect((await matches.list(person)).positions.map(({ id }) => id)).not.toContain(1)
  })

  it('[MT-08] keeps the number of matches for the badge: a decision lowers it, an undo has it counted again', async () => {
    const { person, client } = await publishedCandidate()
    const count = async () => (await client.call(countSuggestions)).body.count
    const { total } = await matches.list(person)
    expect(await count()).toBe(total)
    // what is kept is not searched for
    await matches.pool.query('update match_count set matches = 700 where account_id = $1', [person.id])
    expect(await count()).toBe(700)
    const { body } = await client.call(saveSuggestions, { body: { id: 1, accepted: false } })
    expect(await count()).toBe(699)
    await client.call(deleteSuggestion, { params: { id: body[0]! } })
    expect(await count()).toBe(total)
    await matches.pool.query(
      `update match_count set matches = 700, counted_at = counted_at - interval '10 minutes' where account_id = $1`,
      [person.id],
    )
    expect(await count()).toBe(total)
  })
})
