import { isState } from '@lunchpail/contracts/wizard/enumerations'
import { readZipCodes, type ZipCode } from '@lunchpail/kit-service/zip-codes'

/** The city, the state and the centre of each ZIP code of the states that an address may be in. */
export type Cities = ReadonlyMap<string, Pick<ZipCode, 'city' | 'state' | 'latitude' | 'longitude'>>

export const loadCities = async (): Promise<Cities> =>
  new Map(
    (await readZipCodes())
      .filter(({ state }) => isState(state))
      .map(({ zip, city, state, latitude, longitude }) => [zip, { city, state, latitude, longitude }]),
  )
