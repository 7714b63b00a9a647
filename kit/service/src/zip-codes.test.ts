import { expect, it } from 'vitest'
import { readZipCodes } from './zip-codes.ts'

it('reads the ZIP codes of the United States, each with its city, county, state and centre', async () => {
  const zipCodes = await readZipCodes()
  expect(zipCodes.length).toBeGreaterThan(40_000)
  const chicago = zipCodes.find(({ zip }) => zip === '60601')
  expect(chicago).toEqual({
    zip: '60601',
    city: 'Chicago',
    county: 'Cook',
    state: 'IL',
    latitude: expect.closeTo(41.886, 1),
    longitude: expect.closeTo(-87.622, 1),
  })
  for (const { zip, city, state, latitude, longitude } of zipCodes) {
    if (/^\d{5}$/.test(zip) && city !== '' && /^[A-Z]{2}$/.test(state) && latitude && longitude) continue
    expect.unreachable(`${zip} ${city} ${state} ${latitude} ${longitude}`)
  }
})
