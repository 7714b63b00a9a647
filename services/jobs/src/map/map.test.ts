import { mapPositions } from '@lunchpail/contracts/jobs/api'
import { listAspect } from '@lunchpail/contracts/jobs/rules/map-box'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anchorage, manhattan, newark, posting } from '../../test/factories.ts'
import { startJobs, type OwnJobs } from '../../test/jobs-service.ts'

describe('the map of a list', () => {
  let jobs: OwnJobs
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    jobs = await startJobs()
    await jobs.save([
      posting({ externalId: 'newark', place: newark }),
      posting({ externalId: 'manhattan', place: manhattan }),
      posting({ externalId: 'far', place: anchorage }),
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
  afterAll(() => jobs.stop())
  const mapOf = async (...names: string[]) =>
    (
      await jobs
        .visitor()
        .call(mapPositions, { body: { positions: names.map((name) => ids[name] ?? 999_999) } })
    ).body

  it('[BY-22] tells where positions are, in a picture that holds them, with what is around them', async () => {
    const { positions, box, cities, outlines } = await mapOf('newark', 'manhattan', 'held', 'unknown')
    expect(new Set(positions.map(({ id }) => id))).toEqual(new Set([ids['newark'], ids['manhattan']]))
    for (const { latitude, longitude } of positions) {
      expect(latitude > box!.south && latitude < box!.north).toBe(true)
      expect(longitude > box!.west && longitude < box!.east).toBe(true)
    }
    const middle = (box!.south + box!.north) / 2
    const wide = (box!.east - box!.west) * Math.cos((middle * Math.PI) / 180)
    expect(wide / (box!.north - box!.south)).toBeCloseTo(listAspect, 5)
    expect(cities.map(({ name }) => name)).toContain('New York')
    expect(outlines.length).toBeGreaterThan(2)
  })

  it('[BY-22] draws states where counties would be too small, and nothing without a position', async () => {
    const far = await mapOf('newark', 'far')
    expect(far.box!.east - far.box!.west).toBeGreaterThan(60)
    expect(far.outlines.length).toBeGreaterThan(40)
    expect(JSON.stringify(far).length).toBeLessThan(200_000)
    expect(await mapOf('unknown')).toEqual({ positions: [], box: null, cities: [], outlines: [] })
  })
})
