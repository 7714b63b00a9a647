import { isState } from '@lunchpail/contracts/wizard/enumerations'
import { readZipCodes } from '@lunchpail/kit-service/zip-codes'

/** The city and the state of each ZIP code of the states that an address may be in. */
export type Cities = ReadonlyMap<string, { readonly city: string; readonly state: string }>

export const loadCities = async (): Promise<Cities> =>
  new Map(
    (await readZipCodes())
      .filter(({ state }) => isState(state))
      .map(({ zip, city, state }) => [zip, { city, state }]),
  )
