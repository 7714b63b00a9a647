import { timeZones } from '../../constants.ts'

const { Eastern, Central, Mountain, Pacific, Arizona, Alaska, Aleutian, Hawaii } = timeZones
type Zone = (typeof timeZones)[keyof typeof timeZones]
type Regions = readonly (readonly [zone: Zone, states: string])[]

/** Where a state has two zones, that of most of its people. */
const regions: Regions = [
  [Central, 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  [Mountain, 'CO ID MT NM UT WY'],
  [Pacific, 'CA NV OR WA'],
  [Arizona, 'AZ'],
  [Alaska, 'AK'],
  [Hawaii, 'HI'],
]
/** The other zone of a state that has two. */
const seconds: Regions = [
  [Eastern, 'TN'],
  [Central, 'FL IN KY MI'],
  [Mountain, 'KS ND NE OR SD TX'],
  [Pacific, 'ID'],
  [Aleutian, 'AK'],
]
const find = (zones: Regions, region: string): Zone | undefined =>
  zones.find(([, states]) => states.split(' ').includes(region))?.[0]

/** The zone of a place by the letters of its state; Eastern for the others. */
export const zoneOfRegion = (region: string): Zone => find(regions, region) ?? Eastern

/** Each zone that a state has. */
export const zonesOfRegion = (region: string): Zone[] => {
  const second = find(seconds, region)
  return second ? [zoneOfRegion(region), second] : [zoneOfRegion(region)]
}

/** The same, for a person whose own clock is set to one of the zones of that state. */
export const zoneForRegion = (region: string, own: string): Zone => {
  const second = find(seconds, region)
  return second === own ? second : zoneOfRegion(region)
}
