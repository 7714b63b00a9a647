import { beforeAll, describe, expect, it } from 'vitest'
import { gazetteerOf } from '../places/gazetteer.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { readPlaces } from '../places/read-places.ts'
import { nycPlaces } from './maps/nyc-places.ts'
import { resolvePlace } from './resolve-place.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = gazetteerOf((await readPlaces()).filter(({ state }) => state === 'NY'))
})

describe('places of New York City’s postings', () => {
  it.each([
    ['3701 Jerome Ave, Bx NY 10467', 'Bronx', '10467'],
    ['10 Walker Rd, Valhalla NY10595', 'Valhalla', '10595'],
    ['1 Main St, Kingston, NY 12401-1234', 'Kingston', '12401'],
  ])('%s is found by its ZIP code', (location, city, zip) => {
    expect(resolvePlace(location, nycPlaces, gazetteer)).toMatchObject({ city, zip, approximate: false })
  })

  it('are around the city that they name, where they tell no ZIP code', () => {
    const rows: [string, string][] = [
      ['260 E 161St St., Bronx', 'Bronx'],
      ['3030 Third Ave Bx', 'Bronx'],
      ['1 Court Square, Queens', 'Long Island City'],
      ['90-27 Sutphin Blvd, Qns', 'Queens'],
      ['30-30 Thomson Ave L I City Qns', 'Long Island City'],
      ['31-00 47 Ave, 3 FL, LIC NY', 'Long Island City'],
      ['59-17 Junction Blvd Corona Ny', 'Corona'],
      ['96-05 Horace Harding Expway', 'Corona'],
      ['24-55 Bklyn Qns Expy Woodside', 'Woodside'],
      ['58-52 Grand Ave, Maspeth Queen', 'Maspeth'],
      ['Hazen St-Sod-Supp.Svcs., E.Elm', 'East Elmhurst'],
      ['18-22 Somewhere Street', 'Queens'],
      ['55 Water St Ny Ny', 'New York'],
      ['110 William St. N Y', 'New York'],
      ['125 Worth Street, Nyc', 'New York'],
      ['Arsenal 830 Fifth Ave, New Yor', 'New York'],
      ['350 Jay St, Brooklyn  Ny', 'Brooklyn'],
      ['2 Metro Tech', 'Brooklyn'],
      ['1270 Victory Blvd, Staten Isl', 'Staten Island'],
      ['71 Smith Avenue, Kingston, Ny', 'Kingston'],
      ['P.O. Box 66, Valhalla, N.Y.', 'Valhalla'],
      ['7870 State Rd 42 Grahamsville,', 'Grahamsville'],
      ['20 Nyc Highway 30A Downsville,', 'Downsville'],
      ['15 Skyline Drive', 'Hawthorne'],
      ['10234 Long Road', 'New York'],
      ['Human Resources-W.E.P. Unit', 'New York'],
    ]
    expect(rows.map(([location]) => [location, resolvePlace(location, nycPlaces, gazetteer)])).toMatchObject(
      rows.map(([location, city]) => [
        location,
        { address: location, city, region: 'NY', zip: null, approximate: true },
      ]),
    )
  })

  it('has no address where none was given', () => {
    expect(resolvePlace('Not Used', nycPlaces, gazetteer)).toMatchObject({ address: null, city: 'New York' })
  })

  it('knows the middle of every place that the map names', () => {
    const queens = resolvePlace('Queens', nycPlaces, gazetteer)
    expect([queens.latitude, queens.longitude]).toEqual([expect.closeTo(40.7, 1), expect.closeTo(-73.8, 1)])
    for (const [, { label, state, city, county }] of nycPlaces.names)
      expect(
        county ? gazetteer.county(county, state) : gazetteer.city(city ?? label, state),
        label,
      ).not.toBeNull()
  })
})
