import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { readZipCodes } from '@lunchpail/kit-service/zip-codes'

/** The centre of a ZIP code, or null where it is unknown. */
export type FindHome = (zip: string) => Point | null

/** Loads the centres of the ZIP codes: a few megabytes. */
export async function loadHomes(): Promise<FindHome> {
  const places: Record<number, Point> = {}
  for (const { zip, latitude, longitude } of await readZipCodes())
    places[Number(zip)] = { latitude, longitude }
  return (zip) => (/^\d{5}$/.test(zip) ? (places[Number(zip)] ?? null) : null)
}
