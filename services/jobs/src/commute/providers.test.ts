import type { RequestListener } from 'node:http'
import { estimateCommute } from '@lunchpail/contracts/jobs/rules/commute'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, startProvider } from '../../test/provider.ts'
import { chicago, manhattan, newark } from '../../test/factories.ts'
import { censusGeocoder } from './census-geocoder.ts'
import { osrmRouter } from './osrm-router.ts'

/** What no provider may do: each of them is as good as no answer. */
const failures: Readonly<Record<string, RequestListener>> = {
  'no answer in time': () => {},
  'an answer that stops': (_, response) => void response.writeHead(200).write('{'),
  'a closed connection': (request) => request.socket.destroy(),
  'a status of its own': json({ code: 'Ok', durations: [[0, 1]], result: { addressMatches: [] } }, 500),
  'a redirect elsewhere': (_, response) =>
    response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
  'no JSON': (_, response) => response.end('<html>'),
  'JSON of something else': json({ durations: 'none', result: null }),
  'an answer without end': (_, response) => {
    const more = () => response.write('1'.repeat(64 * 1024), (error) => error ?? more())
    more()
  },
  'numbers that cannot be': json({
    code: 'Ok',
    durations: [[0, -5]],
    result: { addressMatches: [{ matchedAddress: 'x', coordinates: { x: 500, y: 0 } }] },
  }),
}

describe('providers of ways and addresses', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>
  const logged: string[] = []
  let now = new Date('2026-11-02T12:00:00Z')
  // who answers has as long as a busy machine takes
  const settings = (timeoutMs = 30_000) => ({
    url: provider.url,
    timeoutMs,
    clock: { now: () => now },
    log: pino({}, { write: (line: string) => logged.push(line) }),
  })
  beforeAll(async () => {
    provider = await startProvider(json({}))
  })
  afterAll(() => provider.stop())

  it('[JB-09] tells minutes on roads by OSRM’s table, with those to park', async () => {
    provider.behave(json({ code: 'Ok', durations: [[0, 1200, null]], sources: [], destinations: [] }))
    expect(await osrmRouter(settings())(manhattan, [newark, chicago])).toEqual([24, null])
    const { pathname, search } = provider.asked.at(-1)!
    expect(pathname + search).toBe(
      '/base/table/v1/driving/-73.9967,40.7484;-74.1765,40.7320;-87.6181,41.8858?sources=0&annotations=duration',
    )
    // an answer to something else
    expect(await osrmRouter(settings())(manhattan, [newark])).toBeUndefined()
    expect(estimateCommute(0).driving).toBe(4)
  })

  it('[JB-09] finds an address by the Census Bureau’s geocoder, and none without a place', async () => {
    const match = { matchedAddress: '20 N GRAND BLVD, SAINT LOUIS, MO, 63103' }
    const found = {
      ...match,
      coordinates: { x: -90.2332, y: 38.6358 },
      addressComponents: { city: 'SAINT LOUIS', state: 'MO', zip: '63103' },
    }
    const geocode = censusGeocoder(settings())
    provider.behave(json({ result: { input: {}, addressMatches: [match, found] } }))
    expect(await geocode('20 n grand blvd & 1st, st louis')).toEqual({
      address: '20 N Grand Blvd, Saint Louis, MO 63103',
      city: 'Saint Louis',
      latitude: 38.6358,
      longitude: -90.2332,
      approximate: false,
    })
    const asked = provider.asked.at(-1)!
    expect([asked.pathname, Object.fromEntries(asked.searchParams)]).toEqual([
      '/base/geocoder/locations/onelineaddress',
      { address: '20 n grand blvd & 1st, st louis', benchmark: 'Public_AR_Current', format: 'json' },
    ])
    for (const addressMatches of [[], [match]]) {
      provider.behave(json({ result: { addressMatches } }))
      expect(await geocode('nowhere')).toBeNull()
    }
  })

  it('[JB-09] counts a slow, broken or foreign answer as none, and says nothing of a home in the log', async () => {
    const answered: string[] = []
    logged.length = 0
    for (const [name, behaviour] of Object.entries(failures)) {
      provider.behave(behaviour)
      if ((await osrmRouter(settings(300))(manhattan, [newark])) !== undefined)
        answered.push(`routing: ${name}`)
      if ((await censusGeocoder(settings(300))('5 Secret Lane')) !== undefined)
        answered.push(`geocoder: ${name}`)
    }
    expect(answered).toEqual([])
    expect(logged).toHaveLength(2 * Object.keys(failures).length)
    expect(logged.join('')).not.toMatch(/Secret|40\.7|73\.99|127\.0/)
  })

  it('[JB-09] leaves a provider alone for half a minute after it failed, not after what it cannot answer', async () => {
    const router = osrmRouter(settings())
    const ok = json({ code: 'Ok', durations: [[0, 600]] })
    provider.behave(json({ code: 'NoSegment' }, 400))
    expect(await router(manhattan, [newark])).toBeUndefined()
    provider.behave(ok)
    expect(await router(manhattan, [newark])).toEqual([14])
    provider.behave(json({}, 503))
    expect(await router(manhattan, [newark])).toBeUndefined()
    provider.behave(ok)
    const before = provider.asked.length
    expect(await router(manhattan, [newark])).toBeUndefined()
    expect(provider.asked).toHaveLength(before)
    now = new Date(now.getTime() + 30_000)
    expect(await router(manhattan, [newark])).toEqual([14])
  })
})
