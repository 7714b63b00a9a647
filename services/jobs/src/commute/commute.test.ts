import { randomUUID } from 'node:crypto'
import {
  commuteTimes,
  commuteWay,
  findAddress,
  isPositionNearby,
  saveCommute,
} from '@lunchpail/contracts/jobs/api'
import { geohashOf } from '@lunchpail/contracts/jobs/rules/geohash'
import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anchorage, candidate, manhattan, newark, posting } from '../../test/factories.ts'
import { startJobs, type OwnJobs } from '../../test/jobs-service.ts'
import { json, startProvider } from '../../test/provider.ts'
import { cityByKey } from './find-typed-place.ts'

const home = { lat: 40.7484, lng: -73.9967 }
const nowhere = { lat: 47.5, lng: -108.5 }

describe('the way to work', () => {
  let jobs: OwnJobs
  let provider: Awaited<ReturnType<typeof startProvider>>
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    provider = await startProvider(json({}, 503))
    jobs = await startJobs({ env: { GEOCODER_URL: provider.url, ROUTING_URL: provider.url } })
    await jobs.save([
      posting({ externalId: 'newark', place: newark }),
      posting({ externalId: 'manhattan', place: manhattan }),
      posting({ externalId: 'far', place: anchorage, state: 'closed' }),
      posting({
        externalId: 'held',
        place: manhattan,
        sections: [{ heading: null, text: 'Pay a $45 registration fee first.' }],
      }),
    ])
    const { rows } = await jobs.pool.query<{ id: number; external_id: string }>(
      'select id, external_id from position',
    )
    for (const { id, external_id } of rows) ids[external_id] = id
  })
  afterAll(async () => {
    await jobs.stop()
    await provider.stop()
  })
  const find = async (address: string) => {
    // past what a failed provider is left alone
    jobs.clock.advance(60_000)
    return (await jobs.visitor().call(findAddress, { body: { address } })).body.found
  }

  it('[JB-10] answers a geohash of the area and its city, with a geohash in the payload or without', async () => {
    const body = { address: '5 Any Street', ...home }
    for (const sent of [body, { ...body, geohash: 'ooa', city: 'Elsewhere' }])
      expect(await jobs.visitor().call(saveCommute, { body: sent })).toMatchObject({
        status: 200,
        body: { ...body, geohash: 'dr5ru', city: 'New York' },
      })
  })

  it('[JB-09] is found for a typed city by an index, not by reading every ZIP code', async () => {
    const { rows } = await jobs.pool.query<{ 'QUERY PLAN': string }>(`explain ${cityByKey}`, [
      ['nuevayork', 'newyork'],
      null,
    ])
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('place_key')
  })

  it('[JB-10] is 404 more than two hours from every open position', async () => {
    for (const place of [nowhere, { lat: 61.2116, lng: -149.8761 }])
      expect(await jobs.visitor().call(saveCommute, { body: { address: 'There', ...place } })).toMatchObject({
        status: 404,
        body: {
          code: 'out-of-area',
          error:
            "Unable to use this address to calculate commute times. Please check that it's correct or try a nearby address instead.",
        },
      })
  })

  it('[JB-09] finds an address by the geocoder, else its ZIP code or city by the packaged places', async () => {
    provider.behave(
      json({
        result: {
          addressMatches: [
            { matchedAddress: '5 W 30TH ST, NEW YORK, NY, 10001', coordinates: { x: -73.98, y: 40.74 } },
          ],
        },
      }),
    )
    expect(await find('5 w 30th new york')).toMatchObject({
      address: '5 W 30th St, New York, NY 10001',
      approximate: false,
    })
    const places = [
      ['5 Unknown Way, 10001', 'New York, NY 10001'],
      ['5 unknown way newark nj', 'Newark, NJ'],
      ['Brooklyn', 'Brooklyn, NY'],
      ['Queens', 'Queens, NY'],
      ['7 Oak St, Queens, NY', 'Queens, NY'],
      ['the Bronx', 'Bronx, NY'],
      ['Queens, OH', undefined],
      ['Maple Hts, OH', 'Maple Heights, OH'],
      ['Nueva York', 'New York, NY'],
      ['Los Ángeles', 'Los Angeles, CA'],
      ['1 Oak St, McLean, VA', 'Mc Lean, VA'],
      ['Winston Salem NC', 'Winston-Salem, NC'],
      ['Hollywood Beach', undefined],
      ['00000', undefined],
      ['qwertz', undefined],
    ] as const
    for (const behaviour of [json({ result: { addressMatches: [] } }), json({}, 503)]) {
      provider.behave(behaviour)
      for (const [typed, address] of places)
        expect([typed, (await find(typed))?.address]).toEqual([typed, address])
    }
    for (const [body, error] of [
      [{ address: ' ' }, 'Please enter an address'],
      [{} as { address: string }, 'Please enter an address'],
      [{ address: 'a'.repeat(10_000) }, 'Please enter no more than 200 characters'],
    ] as const)
      expect(await jobs.visitor().call(findAddress, { body })).toMatchObject({
        status: 400,
        body: { fields: { address: { error } } },
      })
  })

  it('[JB-09] tells minutes by roads, and by the distance while the router does not answer', async () => {
    const times = async () => {
      jobs.clock.advance(60_000)
      const positions = [ids['newark']!, ids['manhattan']!, 999_999]
      const { body } = await jobs.visitor().call(commuteTimes, { body: { ...home, positions } })
      return { ...body, times: body.times.toSorted((one, other) => one.id - other.id) }
    }
    provider.behave((_, response) => response.destroy())
    const estimates = [
      { id: ids['newark'], miles: 9.5, driving: 30, transit: 62 },
      { id: ids['manhattan'], miles: 0, driving: 4, transit: 10 },
    ]
    expect(await times()).toEqual({ basis: 'stand-in', times: estimates })
    provider.behave(json({ code: 'Ok', durations: [[0, 1800, null]] }))
    const partly = await times()
    expect([partly.basis, partly.times.map(({ driving }) => driving)]).toEqual(['stand-in', [34, 4]])
    provider.behave(json({ code: 'Ok', durations: [[0, 1800, 60]] }))
    const routed = await times()
    expect([routed.basis, routed.times.map(({ driving, transit }) => [driving, transit])]).toEqual([
      'roads',
      [
        [34, 62],
        [5, 10],
      ],
    ])
  })

  it('[JB-09] pictures the way: direction, cities, county lines', async () => {
    const { body } = await jobs.visitor().call(commuteWay, { body: { ...home, id: ids['newark']! } })
    expect(body).toMatchObject({ direction: 'west', miles: 9.5, job: { city: 'Newark', state: 'NJ' } })
    expect(body.cities.map(({ name }) => name)).toContain('Newark')
    expect(body.outlines.length).toBeGreaterThan(5)
    // the Hudson is between them, and a county line in it
    const isBetween = (line: number[]) =>
      line.some((degrees, at) => at % 2 === 0 && degrees > -74.17 && degrees < -73.99)
    expect(body.outlines.some(isBetween)).toBe(true)
    const far = await jobs.visitor().call(commuteWay, { body: { ...nowhere, id: ids['newark']! } })
    expect([far.body.direction, far.body.cities, far.body.outlines]).toEqual(['east', [], []])
  })

  it('[JB-11] says whether a position is within two hours of home', async () => {
    const asked = async (id: number, geohash?: string, as = jobs.visitor()) =>
      (await as.call(isPositionNearby, { params: { id: String(id) }, query: { geohash } })).body.success
    // two hours, as far as an address is in the area
    const atTheLimit = geohashOf({ ...newark, latitude: newark.latitude - 1.005 }, 9)
    const account = { id: randomUUID() }
    await jobs.publish(candidateChanged, { things: [candidate({ id: account.id, zip: '10001' })] })
    await vi.waitFor(async () => expect(await asked(ids['newark']!, undefined, jobs.as(account))).toBe(true))
    expect([
      await asked(ids['newark']!, 'dr5ru'),
      await asked(ids['newark']!, atTheLimit),
      await asked(ids['newark']!, 'OOA'),
      await asked(ids['newark']!),
      await asked(ids['newark']!, '9q8yy'),
      await asked(ids['far']!, undefined, jobs.as(account)),
    ]).toEqual([true, true, false, false, false, false])
    const unknown = { params: { id: '999999' }, query: {} }
    expect((await jobs.visitor().call(isPositionNearby, unknown)).status).toBe(404)
  })

  it('[BY-07] tells of no way to what screening keeps from candidates', async () => {
    const id = ids['held']!
    const visitor = jobs.visitor()
    const { body } = await visitor.call(commuteTimes, { body: { ...home, positions: [id] } })
    const answers = await Promise.all([
      visitor.call(commuteWay, { body: { ...home, id } }),
      visitor.call(isPositionNearby, { params: { id: String(id) }, query: { geohash: 'dr5ru' } }),
    ])
    expect([body.times, ...answers.map(({ status }) => status)]).toEqual([[], 404, 404])
  })
})
