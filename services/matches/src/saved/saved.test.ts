import { listSaved, saveJobs, savedIds, saveSuggestions, unsaveJob } from '@lunchpail/contracts/matches/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidate, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'

describe('[BY-22] saved jobs', () => {
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

  it('are those of its page and those of the deck, the latest first, whatever device asks', async () => {
    const { person, client } = await publishedCandidate()
    await client.call(saveSuggestions, { body: { id: 1, accepted: true } })
    matches.clock.advance(1_000)
    const { status, body } = await client.call(saveJobs, { body: { positions: [2] } })
    expect([status, body.ids]).toEqual([200, [2, 1]])
    // saved again it keeps its place
    matches.clock.advance(1_000)
    await client.call(saveJobs, { body: { positions: [1] } })
    expect((await matches.as(person).call(savedIds)).body.ids).toEqual([2, 1])
    expect((await client.call(listSaved)).body).toMatchObject({
      jobs: [
        { id: 2, title: 'Job 2', state: 'open' },
        { id: 1, title: 'Job 1', state: 'open' },
      ],
      open: [2, 1],
      page: 1,
      pages: 1,
      total: 2,
    })
    // past the end
    expect((await client.call(listSaved, { query: { page: '99' } })).body).toMatchObject({
      jobs: [],
      pages: 1,
      total: 2,
    })
    // the deck says the same
    expect((await matches.list(person)).saved.map(({ id }) => id)).toEqual([2, 1])
  })

  it('take what a device kept, also what was passed before, and leave out what is unknown', async () => {
    const { client } = await publishedCandidate()
    await client.call(saveSuggestions, { body: { id: 3, accepted: false } })
    const { body } = await client.call(saveJobs, { body: { positions: [3, 404, 3] } })
    expect(body.ids).toEqual([3])
  })

  it('that come together keep the order in which they were saved: the last one is the latest', async () => {
    const { client } = await publishedCandidate()
    const { body } = await client.call(saveJobs, { body: { positions: [1, 3, 2] } })
    expect(body.ids).toEqual([2, 3, 1])
  })

  it('stay when a job closes, and say so', async () => {
    const { client } = await publishedCandidate()
    await client.call(saveJobs, { body: { positions: [4] } })
    await matches.publishPositions(position({ id: 4, version: 2, state: 'closed' }))
    const { body } = await client.call(listSaved)
    expect([body.jobs.map(({ id, state }) => [id, state]), body.open]).toEqual([[[4, 'closed']], []])
  })

  it('are none that candidates never could see, whoever asks and however it was decided on', async () => {
    await matches.publishPositions(position({ id: 5, state: 'paused', live: false }))
    const { client } = await publishedCandidate()
    expect((await client.call(saveJobs, { body: { positions: [5, 1] } })).body.ids).toEqual([1])
    await client.call(saveSuggestions, { body: { id: 5, accepted: true } })
    expect((await client.call(listSaved)).body).toMatchObject({ jobs: [{ id: 1 }], total: 1 })
    const { body } = await matches.visitor().call(listSaved, { query: { p: '5,1' } })
    expect(body).toMatchObject({ jobs: [{ id: 1 }], open: [1], total: 1 })
  })

  it('are no more what was applied to, or taken away', async () => {
    const { person, client } = await publishedCandidate()
    await client.call(saveJobs, { body: { positions: [1, 2, 3] } })
    await matches.apply(person, 2)
    expect((await client.call(unsaveJob, { params: { id: '3' } })).body.ids).toEqual([1])
    expect((await client.call(unsaveJob, { params: { id: '3' } })).status).toBe(404)
  })

  it('of a visitor are those that the device names, in its order', async () => {
    const { body } = await matches.visitor().call(listSaved, { query: { p: '3,404,1' } })
    expect([body.jobs.map(({ id }) => id), body.total]).toEqual([[3, 1], 2])
    expect((await matches.visitor().call(savedIds)).status).toBe(401)
  })

  it.each([
    ['none', []],
    ['more than fifty', Array.from({ length: 51 }, (_, index) => index + 1)],
    ['what is no id', [0]],
  ])('refuse %s at once', async (_, positions) => {
    const { client } = await publishedCandidate()
    expect((await client.call(saveJobs, { body: { positions } })).status).toBe(400)
  })

  it('[AU-35] are one candidate’s alone', async () => {
    const { client } = await publishedCandidate()
    await client.call(saveJobs, { body: { positions: [1] } })
    const { client: other } = await publishedCandidate()
    await other.call(unsaveJob, { params: { id: '1' } })
    expect((await other.call(listSaved)).body.jobs).toEqual([])
    expect((await client.call(savedIds)).body.ids).toEqual([1])
  })
})
