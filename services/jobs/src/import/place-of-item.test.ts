import { beforeAll, expect, it } from 'vitest'
import { gazetteerOf, type Gazetteer } from '../places/gazetteer.ts'
import { readPlaces } from '../places/read-places.ts'
import { readTowns } from '../places/read-towns.ts'
import type { PostedPlace } from '../positions/posting.ts'
import type { FeedItem } from './formats/feed-item.ts'
import { nowhere } from './formats/places-of-json-ld.ts'
import { placeOfItem } from './place-of-item.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  const states =
    'AK AL AZ CA CO CT DC FL HI ID IL IN KS LA MA MD ME MI MN MO MS NC NJ NM NV NY OH PA SC TN TX WA WI WV'.split(
      ' ',
    )
  gazetteer = gazetteerOf(await readPlaces(), await readTowns(states))
})

const placeOf = (fields: Partial<FeedItem>) => {
  try {
    return placeOfItem({ ...nowhere, isRemote: false, ...fields } as FeedItem, gazetteer)
  } catch (error) {
    return error as Error
  }
}

it('[BY-05] knows cities by the ways in which people write them', () => {
  const rows: [string, string][] = [
    ...[
      'St. Louis',
      'St Louis',
      'Saint Louis',
      'ST. LOUIS',
      'Saint  Louis, MO',
      'St. Louis, Missouri 63101',
    ].map((city): [string, string] => [city, 'MO']),
    ...[
      'Ft. Worth',
      'Fort Worth',
      'ft worth',
      'Mt. Pleasant',
      'Mount Pleasant',
      'McAllen',
      'El Paso',
      'Greater Houston area',
      'Austin, TX, US / Remote (US)',
      'Austin, TX (Hybrid)',
      'Austin - On-site',
    ].map((city): [string, string] => [city, 'TX']),
    ...[
      'Ft Lauderdale',
      'Port St. Lucie',
      'St. Petersburg',
      'Doral',
      'Miami-Dade County',
      'Miami Gardens',
      'Opa-locka',
    ].map((city): [string, string] => [city, 'FL']),
    ['Winston Salem', 'NC'],
    ['Winston-Salem', 'NC'],
    ['N. Las Vegas', 'NV'],
    ['North Las Vegas', 'NV'],
    ...['O’Fallon', "O'Fallon", 'O Fallon', "Lee's Summit"].map((city): [string, string] => [city, 'MO']),
    ["Coeur d'Alene", 'ID'],
    ['Coeur d’Alene', 'ID'],
    ['City of Industry', 'CA'],
    ['Cañon City', 'CO'],
    ['La Cañada Flintridge', 'CA'],
    ['Española', 'NM'],
    ...[
      'New York',
      'New York City',
      'NYC',
      'Manhattan',
      'Queens',
      'Brooklyn',
      'The Bronx',
      'Staten Island',
      'New York, NY',
    ].map((city): [string, string] => [city, 'NY']),
    ['Washington', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['Washington DC', 'District of Columbia'],
    ['Columbus, OH 43215', ''],
    ['43215', ''],
    ['Columbus, Ohio, USA', ''],
    ['Columbus', 'US-OH'],
    ['COLUMBUS', 'ohio'],
    ['St. Paul', 'MN'],
    ['Sault Ste. Marie', 'MI'],
    ['E. Chicago', 'IN'],
    ["D'Iberville", 'MS'],
    ...['Dallas-Fort Worth', 'Dallas/Fort Worth', 'DFW'].map((city): [string, string] => [city, 'TX']),
    ['Raleigh-Durham', 'N.C.'],
    ['Nashville-Davidson', 'Tenn.'],
    ['Hempstead, Long Island', 'NY'],
    ['L.A.', 'Calif.'],
    ['Columbus Ohio', ''],
    ['Columbus', 'Ohio, USA'],
    ['Township of Edison', 'NJ'],
    ['Edison Twp', 'NJ'],
    ['Española', 'Nuevo México'],
    ['Charlotte', 'North-Carolina'],
    ['Buffalo', 'N. Y.'],
    ['Little Rock', 'Ark.'],
    ['Santa Fe', 'N. Mex.'],
    ['Wheeling', 'W. Virginia'],
    ['Rancho Sta. Margarita', 'CA'],
    ['San Fran', 'CA'],
    ['Phila.', 'PA'],
    ['Filadelfia', 'PA'],
    ['Nueva York', 'NY'],
  ]
  const wrong = rows.flatMap(([city, state]) => {
    const place = placeOf({ city, state })
    return place instanceof Error ? [`${city}, ${state}: ${place.message}`] : []
  })
  expect(wrong).toEqual([])
})

it('[BY-05] is where the publisher says', () => {
  expect(placeOf({ city: 'st louis', state: 'MO' })).toMatchObject({
    city: 'Saint Louis',
    region: 'MO',
    zip: null,
    approximate: true,
  })
  expect(placeOf({ city: 'NYC', state: 'New York' })).toMatchObject({ city: 'New York', region: 'NY' })
  expect(placeOf({ city: 'Queens', state: 'NY' })).toMatchObject({
    city: 'Queens',
    latitude: expect.closeTo(40.7, 0),
    longitude: expect.closeTo(-73.8, 0),
  })
  expect(placeOf({ city: 'Doral', state: 'FL' })).toMatchObject({
    city: 'Doral',
    latitude: expect.closeTo(25.8, 0),
    longitude: expect.closeTo(-80.4, 0),
  })
  // spreadsheets drop the zero
  expect(placeOf({ city: 'Allston', state: 'MA', zip: '2134' })).toMatchObject({
    city: 'Allston',
    zip: '02134',
  })
  expect(placeOf({ city: 'Columbus', state: 'OH 43215' })).toMatchObject({ zip: '43215' })
  expect(placeOf({ zip: '43215-1234' })).toMatchObject({ city: 'Columbus', region: 'OH' })
  expect(placeOf({ city: 'Newark', state: 'NJ', country: 'Estados Unidos' })).toMatchObject({ region: 'NJ' })
})

it('[BY-05] takes a postal code beside no state for a ZIP code only where its city is there', () => {
  const stated = (fields: Partial<FeedItem>) => {
    const place = placeOf(fields)
    return place instanceof Error ? place.message : `${place.city}, ${place.region}`
  }
  expect(stated({ city: 'Paris', zip: '75009' })).toBe('city: "Paris" is no place that is known')
  expect(stated({ city: 'Berlin', state: 'Berlin', zip: '10115' })).toBe(
    'city: "Berlin, Berlin" is no place that is known',
  )
  expect(stated({ city: 'Columbus', zip: '43215' })).toBe('Columbus, OH')
  // the Postal Service names no ZIP code after it
  expect(stated({ city: 'Doral', zip: '33178' })).toMatch(/, FL$/)
  expect(stated({ zip: '43215' })).toBe('Columbus, OH')
  expect(stated({ city: 'Polaris', zip: '43215', country: 'US' })).toBe('Columbus, OH')
})

it('[BY-05] says why a place is none', () => {
  const fromHome = 'it is worked from home and names no city: jobs here are found by their distance'
  const reasons = [
    { city: 'Toronto', state: 'ON', country: 'CA' },
    { city: 'Nowhere', state: 'NJ' },
    { city: 'Columbus' },
    // it says two states
    { city: 'Columbus, GA', state: 'OH' },
    { city: `${', '.repeat(60_000)}x`, state: 'NJ' },
    { isRemote: true },
    { isRemote: true, state: 'TX' },
    { isRemote: true, city: 'United States', country: 'US' },
    { city: 'Remote' },
    { city: 'Remote, US' },
    { city: 'Fully remote', state: 'OH' },
    { city: 'Work from home (Ohio)' },
    { city: 'Trabajo desde casa' },
    { isRemote: true, city: 'Nowhere', state: 'NJ' },
    { country: 'US' },
    {},
  ].map((fields) => (placeOf(fields) as Error).message)
  expect(reasons).toEqual([
    'country: "CA" is not the United States',
    'city: "Nowhere, NJ" is no place that is known',
    'city: "Columbus" is no place that is known',
    'city: "Columbus, GA, OH" is no place that is known',
    `city: "${', '.repeat(30)}" is no place that is known`,
    ...Array.from({ length: 8 }, () => fromHome),
    'city: "Nowhere, NJ" is no place that is known',
    'it names a country and no city',
    'it names no place',
  ])
})

it('[BY-05] knows bases of the armed forces, by their names before and now', () => {
  const rows = [
    ['Fort Bragg', 'NC', 'Fort Bragg'],
    ['Fort Liberty', 'NC', 'Fort Bragg'],
    ['Ft. Cavazos', 'TX', 'Fort Hood'],
    ['Camp Pendleton', 'CA', 'Camp Pendleton'],
    ['JBLM', 'WA', 'Joint Base Lewis McChord'],
    ['Joint Base San Antonio', 'TX', 'San Antonio'],
    ['NAS Jacksonville', 'FL', 'Jacksonville'],
    ['MacDill Air Force Base', 'FL', 'Tampa'],
    ['Whiteman AFB', 'MO', 'Whiteman Air Force Base'],
    ['Travis Air Force Base', 'CA', 'Travis Afb'],
  ] as const
  expect(rows.map(([city, state]) => [city, state, placeOf({ city, state })])).toEqual(
    rows.map(([city, region, found]) => [city, region, expect.objectContaining({ city: found, region })]),
  )
})

it('[BY-05] says why a place is in no state', () => {
  const mail = /is an address of the armed forces: name the base and its state$/
  const away = /is in a territory: jobs here are in the fifty states and Washington, D\.C\.$/
  const rows: [Partial<FeedItem>, RegExp][] = [
    [{ city: 'APO', state: 'AE', zip: '09012' }, mail],
    [{ city: 'FPO AP 96601' }, mail],
    [{ city: 'San Juan', state: 'PR', zip: '00901' }, away],
    [{ city: 'Ponce, Puerto Rico 00716' }, away],
    [{ city: 'San Juan', country: 'PR' }, away],
    [{ city: 'Hagåtña', state: 'Guam' }, away],
    [{ city: 'Charlotte Amalie', state: 'US Virgin Islands' }, away],
  ]
  for (const [fields, sentence] of rows) expect((placeOf(fields) as Error).message).toMatch(sentence)
})

it('[BY-05] a job is at its own point where that is in its place', () => {
  const newark = { zip: '07105', city: 'Newark', state: 'NJ', address: '1 Doremus Ave' }
  const middle = placeOf(newark) as PostedPlace
  const at = (latitude: string, longitude: string, fields: Partial<FeedItem> = newark) =>
    placeOf({ ...fields, latitude, longitude })
  expect(at('40.71234567', ' -74.1234')).toEqual({ ...middle, latitude: 40.7123, longitude: -74.1234 })
  // elsewhere, the other way around, none, or no number
  for (const [latitude, longitude] of [
    ['41.88', '-87.63'],
    ['-74.1234', '40.7123'],
    ['0', '0'],
    ['40.7123', ''],
    ['40,7123', '-74,1234'],
    ['1e1', 'NaN'],
  ] as const)
    expect(at(latitude, longitude)).toEqual(middle)
  const dallas = { city: 'Dallas', state: 'TX' }
  expect(at('32.90', '-96.75', dallas)).toMatchObject({
    latitude: 32.9,
    longitude: -96.75,
    approximate: true,
  })
  expect(at('29.76', '-95.37', dallas)).toEqual(placeOf(dallas))
})
