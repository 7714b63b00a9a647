import * as limits from '@lunchpail/contracts/jobs/posting-limits'
import { milesBetween } from '@lunchpail/contracts/jobs/rules/distance'
import type { StateCode } from '@lunchpail/contracts/wizard/enumerations'
import { boroughOf } from '../places/boroughs.ts'
import { cityKey } from '../places/city-key.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { Place } from '../places/place.ts'
import type { PostedPlace } from '../positions/posting.ts'
import { WrongItem, type FeedItem } from './formats/feed-item.ts'
import { milesAroundZip, milesOfZip, pointWithin } from './point-within.ts'
import { stateOf, withoutCountry, withoutState } from './words/state-of.ts'

const unitedStates =
  /^(?:us|usa|u\.\s?s\.(?:\s?a\.?)?|u\.?s\.?a\.?|(?:the )?united[- ]states(?: of america)?|estados unidos(?: de am[eé]rica)?|ee\.?\s?uu\.?|840)$/i

/** Not "- None Specified -", "N/A" or "--", which forms give for nothing. */
const isNamed = (country: string) =>
  /\p{L}/u.test(country) && !/\bnone\b|^n\/?a$|^null$|not specified/i.test(country)

const zipOf = (text: string): string => {
  const digits = /^\s*(\d{3,5})(?:\s*-?\s*\d{4})?\s*$/.exec(text)?.[1] ?? ''
  // spreadsheets drop the zero that New England's begin with
  return digits.padStart(digits ? 5 : 0, '0')
}

/** What New York is called. */
const newYork =
  /^(?:new york(?: city)?|nueva york|ciudad de nueva york|nyc|n\.?\s?y\.?\s?c\.?|manhattan|new york,? new york)$/i

/** What people call a city, and what an airport or a region is called after. */
const nicknames: Readonly<Record<string, string>> = {
  'la/CA': 'Los Angeles',
  'sf/CA': 'San Francisco',
  'san buenaventura/CA': 'Ventura',
  'san fran/CA': 'San Francisco',
  'philly/PA': 'Philadelphia',
  'phila/PA': 'Philadelphia',
  'filadelfia/PA': 'Philadelphia',
  'vegas/NV': 'Las Vegas',
  'dfw/TX': 'Dallas',
  'satx/TX': 'San Antonio',
  'okc/OK': 'Oklahoma City',
  'slc/UT': 'Salt Lake City',
  'salt lake/UT': 'Salt Lake City',
  'nola/LA': 'New Orleans',
  'nueva orleans/LA': 'New Orleans',
  'indy/IN': 'Indianapolis',
  'jax/FL': 'Jacksonville',
  'tampa bay/FL': 'Tampa',
  'abq/NM': 'Albuquerque',
  'kc/MO': 'Kansas City',
  'kc/KS': 'Kansas City',
  'colo spgs/CO': 'Colorado Springs',
  'nashville-davidson/TN': 'Nashville',
  // bases, by the names that they had for a while or by the cities that they are at
  'fort liberty/NC': 'Fort Bragg',
  'fort cavazos/TX': 'Fort Hood',
  'fort moore/GA': 'Fort Benning',
  'fort novosel/AL': 'Fort Rucker',
  'fort gregg-adams/VA': 'Fort Lee',
  'fort johnson/LA': 'Fort Polk',
  'jblm/WA': 'Joint Base Lewis-McChord',
  'macdill afb/FL': 'Tampa',
  'tinker afb/OK': 'Oklahoma City',
  'pearl harbor/HI': 'Honolulu',
}
/** "NAS Jacksonville" is called after the city that it is at. */
const base =
  /^(?:nas|naval (?:air )?station|naval base|marine corps (?:base|air station)|mcb|mcas|joint base)\s+(?=\S)/i
const airBase = /\s+(?:afb|air force base)$/i

/** Where the armed forces get their mail: no place that anybody could go to. */
const military = /^(?:apo|fpo|dpo)\b|(?:^|[,\s])(?:ae|ap|aa)$/i
const territory =
  /(?:^|[,\s])(?:pr|puerto rico|gu|guam|vi|usvi|(?:u\.?\s?s\.? )?virgin islands|as|american samoa|mp|northern mariana islands)$/i

/** How the work is done there: "Austin, TX / Remote", "Austin, TX (Hybrid)" */
const manner =
  /\s*[,;/|(–—-]\s*(?:(?:fully|100\s?%)\s+)?(?:remote|remoto|hybrid|h[ií]brido|on-?site|in[- ]person|presencial)\b[^,]*$/i

interface Named {
  readonly city: string
  readonly state: StateCode | undefined
  readonly zip: string
}

/** "Columbus, OH 43215" in one field, beside what the other fields say. */
function named(item: FeedItem): Named {
  let city = withoutCountry(item.city.replace(manner, ''))
  let zip = zipOf(item.zip)
  let state = stateOf(item.state)
  // "OH 43215" as the state
  const withZip = /^(.*?)[,\s]+(\d{5})(?:-\d{4})?$/.exec(item.state.trim())
  if (state === undefined && withZip) {
    state = stateOf(withZip[1]!)
    zip ||= withZip[2]!
  }
  const ending = /^(?:(.*?)[,\s]+)?(\d{5})(?:-\d{4})?$/.exec(city)
  if (ending) {
    city = ending[1] ?? ''
    zip ||= ending[2]!
  }
  const comma = /^(.+?)\s*,\s*([^,]+)$/.exec(city) ?? /^(.+?)\s+([A-Z]{2}|D\.C\.)$/.exec(city)
  const own = comma && stateOf(comma[2]!)
  // "Columbus, GA" with Ohio as its state: one of the two is wrong
  if (own && state !== undefined && state !== own) return { city: '', state: undefined, zip }
  if (own) {
    city = comma[1]!
    state = own
  }
  const two = state === undefined ? withoutState(city) : null
  return two ? { ...two, zip } : { city, state, zip }
}

/** What stands in the place of a city where people work from home. */
const home =
  /^(?:(?:fully|100\s?%)\s+)?(?:remote|remoto|anywhere|virtual|telecommut\w*|telework|wfh|home[- ]?(?:based|office)|(?:work(?:ing)?|trabajo) (?:from|at|desde) (?:home|casa))\b/i

const shortened = (text: string) => text.slice(0, 60)

/** "123 Main St, Columbus" is in the last, and "Hempstead, Long Island" in the one that is known. */
function centreOfParts(city: string, state: StateCode, gazetteer: Gazetteer) {
  for (const part of city.split(',').slice(-3).toReversed()) {
    const found = part.trim() && centreOf(part, state, gazetteer)
    if (found) return found
  }
  return null
}

/**
 * Whether a ZIP code beside no state that is known is one: other countries have postal codes of five digits too, so that Paris,
 * 75009, would be in Texas.
 */
function isOfZip(item: FeedItem, city: string, zip: Place | null, gazetteer: Gazetteer): boolean {
  if (!zip || isNamed(item.country) || city === '') return zip !== null
  if (cityKey(city) === cityKey(zip.city)) return true
  const found = gazetteer.city(city, zip.state)
  return found !== null && milesBetween(found, zip) <= milesAroundZip
}

/** Why a place is in no state, where that is known. */
function outsideOfStates({ city, state, country }: FeedItem): string | null {
  const words = [city, state]
    // of a text without end each blank would be looked at from each
    .map((text) => text.slice(0, limits.lineCharacters).trim())
    .filter(Boolean)
    .join(', ')
  const name = `city: "${shortened(words)}"`
  const bare = words.replace(/[,\s]+\d{5}(?:-\d{4})?$/, '')
  if (military.test(bare)) return `${name} is an address of the armed forces: name the base and its state`
  return territory.test(bare) || territory.test(country.trim())
    ? `${name} is in a territory: jobs here are in the fifty states and Washington, D.C.`
    : null
}

/** Why nothing is found of an item; `city` as it was read. */
function whyNoPlace(item: FeedItem, city: string): string {
  const isArea = item.zip === '' && (city === '' || unitedStates.test(city))
  if (home.test(city) || (item.isRemote && isArea))
    return 'it is worked from home and names no city: jobs here are found by their distance'
  const outside = outsideOfStates(item)
  if (outside) return outside
  const words = [item.city, item.state].filter(Boolean).join(', ') || item.zip
  if (words) return `city: "${shortened(words)}" is no place that is known`
  return isNamed(item.country) ? 'it names a country and no city' : 'it names no place'
}

/** Where an item is: at its point where that is in its place, else by its ZIP code or the middle of its city. */
export function placeOfItem(item: FeedItem, gazetteer: Gazetteer): PostedPlace {
  if (isNamed(item.country) && !unitedStates.test(item.country.trim()))
    throw new WrongItem(
      outsideOfStates(item) ?? `country: "${shortened(item.country)}" is not the United States`,
    )
  // no longer one is a place, and of one of many commas each would be looked at from each
  const isLong = [item.city, item.state].some((text) => text.length > limits.lineCharacters)
  const { city, state, zip } = named(isLong ? { ...item, city: '', state: '' } : item)
  const address = item.address || null
  const known = gazetteer.zip(zip)
  const isThere = state === undefined ? isOfZip(item, city, known, gazetteer) : state === known?.state
  if (known?.city && isThere)
    return {
      address,
      approximate: !address,
      city: known.city,
      region: known.state,
      zip: known.zip,
      ...pointWithin(item, known, milesOfZip),
    }
  const found = state && centreOfParts(city, state, gazetteer)
  if (!found) throw new WrongItem(whyNoPlace(item, city))
  const point = pointWithin(item, found, milesAroundZip)
  return { address, approximate: true, city: found.city, region: state, zip: null, ...point }
}

function centreOf(city: string, state: StateCode, gazetteer: Gazetteer) {
  const name = city.replaceAll(/\s+/g, ' ').trim()
  if (state === 'NY' && newYork.test(name)) return spelled(gazetteer.city('New York', state))
  const borough = state === 'NY' ? boroughOf(cityKey(name)) : undefined
  if (borough) return centre(borough.name, gazetteer.county(borough.county, state))
  const whole = gazetteer.city(name, state)
  if (whole) return spelled(whole)
  const nickname =
    nicknames[
      `${name.toLowerCase().replaceAll('.', '').replace(/^ft /, 'fort ').replace(airBase, ' afb')}/${state}`
    ]
  if (nickname) return spelled(gazetteer.city(nickname, state))
  const air =
    airBase.test(name) &&
    ['AFB', 'Air Force Base']
      .map((form) => gazetteer.city(name.replace(airBase, ` ${form}`), state))
      .find((found) => found !== null)
  if (air) return spelled(air)
  const atCity = base.test(name) && spelled(gazetteer.city(name.replace(base, ''), state))
  if (atCity) return atCity
  const county = /^(.+?) (?:county|parish|co\.)$/i.exec(name)?.[1]
  const ofCounty = county && centre(titled(name), gazetteer.county(county, state))
  if (ofCounty) return ofCounty
  // "Greater Columbus", "Columbus area", "Columbus (East)", "North Columbus Metro"
  const less = name
    .replace(/^(?:the )?(?:greater|downtown|metro|city of|town of|village of|township of|borough of)\s+/i, '')
    .replace(
      /\s*\(.*\)$|\s+-\s+.*$|\s*\/.*$|\s+(?:metro(?:politan)?(?: area)?|area|city|township|twp\.?|borough|boro)$/i,
      '',
    )
  const ofLess = less === name ? null : spelled(gazetteer.city(less, state))
  // "Dallas-Fort Worth" is around the first
  const [first, second] = name.split(/\s*[-–—&]\s*|\s+and\s+/)
  return ofLess ?? (first && second ? spelled(gazetteer.city(first, state)) : null)
}

/** By the gazetteer's own name, so that all jobs of a city are of one. */
const spelled = (at: ReturnType<Gazetteer['city']>) => at && centre(at.name, at)
const centre = (city: string, at: { latitude: number; longitude: number } | null) => at && { city, ...at }

/** As publishers shout it, or as they do not: "COLUMBUS", "columbus". */
const titled = (name: string): string =>
  /\p{Ll}/u.test(name) && /\p{Lu}/u.test(name)
    ? name
    : name.toLowerCase().replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
