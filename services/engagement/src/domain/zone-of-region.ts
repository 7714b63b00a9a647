import { timeZones } from '@lunchpail/contracts/constants'

const { Eastern, Central, Mountain, Pacific, Arizona, Alaska, Hawaii } = timeZones

/** Where a state has two zones, that of most of its people. */
const regions: readonly (readonly [zone: string, states: string])[] = [
  [Central, 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  [Mountain, 'CO ID MT NM UT WY'],
  [Pacific, 'CA NV OR WA'],
  [Arizona, 'AZ'],
  [Alaska, 'AK'],
  [Hawaii, 'HI'],
]

/** The zone of a place by the letters of its state; Eastern for the others. */
export const zoneOfRegion = (region: string): string =>
  regions.find(([, states]) => states.split(' ').includes(region))?.[0] ?? Eastern
