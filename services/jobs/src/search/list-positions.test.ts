import { beforeAll, describe, expect, it } from 'vitest'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import {
  anchorage,
  chicago,
  manhattan,
  newark,
  noRequirements,
  posting,
  schedule,
} from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
const list = (query: QueryInput<typeof listPositions> = {}) => jobs.visitor().call(listPositions, { query })
const titles = async (query: QueryInput<typeof listPositions>) => {
  const { status, body } = await list(query)
  expect(status).toBe(200)
  return body.positions.map((position) => position.title)
}
const on = (day: number) => new Date(Date.UTC(2026, 9, day, 12))

beforeAll(async () => {
  jobs = await shareJobs()
  await jobs.save([
    posting({ title: 'picker', place: newark, postedAt: on(10), wage: { from: 18.5, to: 20 } }),
    posting({
      title: 'driver',
      role: 'trucking',
      shifts: ['night'],
      place: manhattan,
      postedAt: on(9),
      wage: { from: 28, to: 31 },
    }),
    posting({
      title: 'baker',
      role: 'production',
      shifts: ['swing', 'night'],
      place: newark,
      postedAt: on(11),
      wage: { from: 16, to: null },
    }),
    posting({
      title: 'electrician',
      role: 'skilled trades',
      place: chicago,
      postedAt: on(12),
      wage: { from: null, to: 42 },
    }),
    posting({
      title: 'aide',
      role: null,
      shifts: [],
      place: manhattan,
      postedAt: on(8),
      wage: { from: null, to: null },
    }),
    posting({ title: 'closed', state: 'closed', postedAt: on(20) }),
    posting({ title: 'paused', state: 'paused', postedAt: on(20) }),
  ])
})

describe('the list of positions', () => {
  it('[JB-12] holds the open ones, newest first', async () => {
    expect(await titles({})).toEqual(['electrician', 'baker', 'picker', 'driver', 'aide'])
  })

  it.each([
    ['8', ['picker']],
    ['48', ['baker', 'driver']],
    ['120', ['electrician', 'baker', 'picker', 'driver']],
  ])('filters by role bits %s', async (role, expected) => {
    expect(await titles({ role })).toEqual(expected)
  })

  it.each([
    ['1', ['electrician', 'picker']],
    ['4', ['baker', 'driver']],
    ['3', ['electrician', 'baker', 'picker']],
  ])('filters by shift bits %s', async (shift, expected) => {
    expect(await titles({ shift })).toEqual(expected)
  })

  it.each([
    [{ wage_start: '20' }, ['electrician', 'picker', 'driver']],
    [{ wage_end: '18' }, ['baker']],
    [{ wage_start: '19', wage_end: '28' }, ['picker', 'driver']],
    [{ wage_start: '21', wage_end: '27' }, []],
    // one end of theirs alone is known
    [{ wage_start: '16', wage_end: '17' }, ['baker']],
    [{ wage_start: '32', wage_end: '42' }, ['electrician']],
  ])('filters by a range of wages that touches theirs: %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('filters by miles from a ZIP code, nearest first, then newest, with the distance of each', async () => {
    const { body } = await list({ zip: '10001', distance: '25' })
    expect(body.positions.map(({ title, distance }) => [title, distance])).toEqual([
      ['driver', 0],
      ['aide', 0],
      ['baker', 9.5],
      ['picker', 9.5],
    ])
    expect(body.total).toBe(4)
    expect(body.place).toEqual({ zip: '10001', city: 'New York', state: 'NY' })
    expect(await titles({ zip: '10001', distance: '5' })).toEqual(['driver', 'aide'])
  })

  it('sorts by distance without a bound where none is asked for', async () => {
    expect((await titles({ zip: '07102', distance: '0' })).at(-1)).toBe('electrician')
    expect(await titles({ zip: '07102' })).toHaveLength(5)
  })

  it.each([
    [{ commute_length: '15', commute_type: '1' }, ['driver', 'aide']],
    [{ commute_length: '45', commute_type: '1' }, ['driver', 'aide', 'baker', 'picker']],
    [{ commute_length: '45', commute_type: '3' }, ['driver', 'aide', 'baker', 'picker']],
    [{ commute_length: '45' }, ['driver', 'aide', 'baker', 'picker']],
    [{ commute_length: '45', commute_type: '2' }, ['driver', 'aide']],
    [{ commute_length: '45', distance: '5' }, ['driver', 'aide']],
    [{ commute_length: '60', distance: '25' }, ['driver', 'aide', 'baker', 'picker']],
  ])('[JB-01] filters by the minutes to work: %j', async (query, expected) => {
    const { body } = await list({ zip: '10001', ...query })
    expect(body.positions.map(({ title }) => title)).toEqual(expected)
    const longest = Number(query.commute_length)
    for (const { commute } of body.positions)
      expect(Math.min(commute!.driving, commute!.transit)).toBeLessThanOrEqual(longest)
  })

  it('[JB-01] leaves a way that takes as long as it likes out, and one from nowhere', async () => {
    expect(await titles({ zip: '10001', commute_length: '120' })).toContain('electrician')
    expect(await titles({ commute_length: '15' })).toContain('electrician')
  })

  it('puts filters together', async () => {
    expect(await titles({ zip: '10001', distance: '25', shift: '4', wage_start: '20', role: '16' })).toEqual([
      'driver',
    ])
  })

  it('refuses an unknown ZIP code, at its field', async () => {
    const { status, body } = await list({ zip: '00000' })
    expect(status).toBe(400)
    expect(body.code).toBe('invalid')
    expect(body.fields?.['zip']?.code).toBe('place.zip-unknown')
  })

  it('[JB-08] gives a card title, company, place, 200 characters, wage, start and minutes to work', async () => {
    const long = 'Words and more words. '.repeat(40)
    await jobs.save([
      posting({
        externalId: 'long',
        title: 'long',
        place: chicago,
        sections: [{ heading: 'Work', text: long }],
        postedAt: on(1),
        schedule: { ...schedule, type: 'part-time', start: '7:00AM or 3:00PM' },
      }),
    ])
    const { body } = await list({ zip: '60601', distance: '5', shift: '1', wage_end: '20' })
    const card = body.positions.find(({ title }) => title === 'long')!
    expect(card).toMatchObject({
      company: { name: 'Acme', logo_url: null },
      location: { city: 'Chicago', state: 'IL', zip: '60601', approximate: false },
      wage: { from: 18, to: 20 },
      schedule_start: '7:00AM or 3:00PM',
      schedule_type: 'part-time',
      distance: 0,
      commute: { driving: 4, transit: 10 },
    })
    expect(card.description.length).toBeLessThanOrEqual(200)
    expect(card.description).toMatch(/words…$/)
  })
})

describe('what jobs ask for', () => {
  beforeAll(() =>
    jobs.save([
      posting({
        title: 'hard',
        place: anchorage,
        requirements: {
          ...noRequirements,
          weekend: true,
          entry: true,
          drugScreen: true,
          backgroundFlexible: true,
        },
      }),
      posting({ title: 'plain', place: anchorage }),
    ]),
  )

  it.each([
    [{ weekend: '1' }, ['plain']],
    [{ entry: '1' }, ['hard']],
    [{ screen: '1' }, ['plain']],
    [{ background: '1' }, ['hard']],
    [{ weekend: '0', entry: '0', screen: '0', background: '0' }, ['hard', 'plain']],
    [{ weekend: '1', entry: '1', screen: '1', background: '1' }, []],
  ])('[JB-01] filters by what a job asks for: %j', async (query, expected) => {
    expect((await titles({ ...query, zip: '99501', distance: '10' })).toSorted()).toEqual(expected)
  })
})
