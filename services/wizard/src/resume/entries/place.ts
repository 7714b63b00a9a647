import { states } from '@lunchpail/contracts/wizard/enumerations'
import { readZipCodes } from '@lunchpail/kit-service/zip-codes'
import { employerScore } from './words/employer-words.ts'

export interface Place {
  readonly city: string
  readonly state: string
}

const codes = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase(), code]))
const mexican =
  'Aguascalientes|Baja California(?: Sur)?|Campeche|Chiapas|Chihuahua|Coahuila|Colima|Durango|Guanajuato|Guerrero|Hidalgo|' +
  'Jalisco|Michoac[áa]n|Morelos|Nayarit|Nuevo Le[óo]n|Oaxaca|Puebla|Quer[ée]taro|Quintana Roo|San Luis Potos[íi]|Sinaloa|' +
  'Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucat[áa]n|Zacatecas|CDMX|D\\.?F\\.|Estado de M[ée]xico|M[ée]xico|Puerto Rico|PR'
const country = 'USA|U\\.S\\.A?\\.?|US|United States(?: of America)?|EE\\.? ?UU\\.?|Estados Unidos|M[ée]xico'
/** Where people have come from; a place there is no employer. */
const abroad =
  'UK|U\\.K\\.|United Kingdom|England|Scotland|Ireland|Canada|Germany|France|Spain|Espa[ñn]a|Italy|Portugal|Netherlands|Belgium|Switzerland|Austria|Poland|Czech Republic|Ukraine|Russia|T[üu]rkiye|Turkey|India|Pakistan|Bangladesh|Nepal|China|Japan|Korea|South Korea|Vietnam|Philippines|Thailand|Indonesia|Australia|New Zealand|South Africa|Nigeria|Ghana|Kenya|Ethiopia|Egypt|Morocco|Brazil|Brasil|Argentina|Chile|Colombia|Per[úu]|Ecuador|Venezuela|Guatemala|Honduras|El Salvador|Nicaragua|Costa Rica|Panam[áa]|Cuba|Hait[íi]|Dominican Republic|Rep[úu]blica Dominicana|Jamaica'
const statePattern = `(?:${[...Object.keys(states), ...Object.values(states)].join('|')}|${mexican}|${country}|${abroad}|State|Estado)`
const afterComma = new RegExp(
  `\\s*,\\s*(${statePattern})(?![\\p{L}\\d]|\\sCity)\\.?(?:,?\\s+\\d{5}(?:-\\d{4})?)?(?:\\s*,?\\s+(?:${country})(?!\\p{L}))?`,
  'gu',
)
const withoutComma = new RegExp(
  `\\s(${Object.keys(states).join('|')})(?:\\s+\\d{5}(?:-\\d{4})?)?(?=$|\\s*[|)–—•·,]|\\s-\\s)`,
  'gu',
)

/** "dallas,TX" of every city with a post office, by the Postal Service's names. */
const cities = await readZipCodes()
const known = new Set(cities.map(({ city, state }) => `${city.toLowerCase()},${state}`))
const names = new Set(cities.map(({ city }) => city.toLowerCase()))
const isKnown = (city: string, state: string): boolean =>
  known.has(
    `${city.toLowerCase().replace(/^(?:ft|st|mt)\.? /u, (short) => ({ f: 'fort ', s: 'saint ', m: 'mount ' })[short[0]!]!)},${state}`,
  ) || known.has(`${city.toLowerCase()},${state}`)
/** "Golden Wok, San Jose": a city behind a name, without its state. */
export function cityBehind(name: string): { readonly name: string; readonly city: string } | null {
  const [, before, city] = /^(.{2,}),\s+([^,]+)$/u.exec(name) ?? []
  return before !== undefined && city !== undefined && names.has(city.toLowerCase())
    ? { name: before, city }
    : null
}
const stateCode = (state: string): string => codes.get(state.toLowerCase()) ?? state

/** "City, State" is left in by whoever fills in a template. */
const isTemplate = (state: string): boolean => /^(?:State|Estado)$/u.test(state)

const word = `[\\p{Lu}][\\p{L}.'’-]*`
const small = `(?:de|del|la|las|los|of|the|el)`
const lastWords = new RegExp(`(?:${word}|${small})(?:\\s+(?:${word}|${small}))*$`, 'u')

/** "Inn-Dublin" and "Dublin": job sites set a hyphen between an employer and its city. */
const afterHyphens = (words: string): string[] => {
  const end = words.indexOf(' ')
  const first = end < 0 ? words : words.slice(0, end)
  return [...`-${first}`.matchAll(/-(?=\p{Lu})/gu)].map(({ index }) => words.slice(index))
}

const cityEnd =
  /^\S+ (?:City|Bay|Lakes?|Beach|Springs?|Park|Heights|Hills?|Gardens?|Village|Ranch|Estates?|Valley|Grove|Point|Falls|Island|Ridge|Creek|Woods?|Harbor|Terrace|Township|Acres|Oaks?|Shores?)$/u
/** "Mister Car Wash-Kendall": behind such a hyphen, a city that has no post office; "Coca-Cola" is one name. */
function afterEmployer(before: string): string | null {
  const [, employer, city] = /^(.*[\p{L}\d.)])-(\p{Lu}[^-]*)$/u.exec(before) ?? []
  if (employer === undefined || city === undefined) return null
  const isCity = /^\p{Lu}[\p{L}.'’]+$/u.test(city) || cityEnd.test(city)
  const score = employerScore(employer)
  const isName = employerScore(`${employer}-${city.split(' ')[0]!}`) > score
  return isCity && !isName && (employer.includes(' ') || score >= 1) ? city : null
}

/** The city at the end of a text: the longest that the state has, else what is behind the last separator. */
function cityAtEnd(before: string, state: string): string {
  const tail = lastWords.exec(before)?.[0] ?? ''
  const words = tail.split(/\s+/u)
  if (isTemplate(state)) return /^(?:city|ciudad)$/iu.test(words.at(-1)!) ? words.at(-1)! : ''
  for (let count = Math.min(4, words.length); count >= 1; count -= 1) {
    const found = afterHyphens(words.slice(-count).join(' ')).find((city) => isKnown(city, state))
    if (found !== undefined) return found
  }
  const behind = afterEmployer(before.trimEnd())
  if (behind !== null && before.endsWith(behind)) return behind
  const alone =
    before.length === tail.length || /[|,–—•·(-]\s*$/u.test(before.slice(0, before.length - tail.length))
  return alone && words.length <= 3 ? tail : (words.at(-1) ?? '')
}

/** A word of a name behind that of a state, and no date. */
const nameBehind =
  /^ (?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Ene|Abr|Ago|Dic|Spring|Summer|Fall|Winter|Present|Current|Now|Presente|Actual|Since|Desde)[\p{Ll}]*\b)\p{Lu}\p{L}/u

interface FoundPlace {
  readonly place: Place
  readonly before: string
  readonly after: string
}

/** A place in a text, and what stands before and behind it. */
export function findPlace(text: string): FoundPlace | null {
  const found = [...text.matchAll(afterComma)].flatMap((match) => {
    const state = stateCode(match[1]!)
    const before = text.slice(0, match.index)
    const city = cityAtEnd(before, state)
    const after = text.slice(match.index + match[0].length)
    // "Server, Texas Roadhouse": the name of an employer begins with that of a state as often as not
    const isName = match[1]!.length > 2 && nameBehind.test(after) && !isKnown(city, state)
    return city === '' || isName ? [] : [{ before, after, city, state }]
  })
  // "Costco, Kansas City, MO": the state is the one that has the city.
  const best = found.find(({ city, state }) => isKnown(city, state)) ?? found[0]
  if (best) {
    const { before, after, city, state } = best
    return {
      before: before.slice(0, before.length - city.length),
      after,
      place: isTemplate(state) ? { city: '', state: '' } : { city, state },
    }
  }
  for (const match of text.matchAll(withoutComma)) {
    const state = match[1]!
    const before = text.slice(0, match.index)
    const city = cityAtEnd(before, state)
    if (!isKnown(city, state)) continue
    const after = text.slice(match.index + match[0].length)
    return { before: before.slice(0, before.length - city.length), after, place: { city, state } }
  }
  return null
}

/** The text with a separator where its place was. */
export function withoutPlace(text: string): { readonly text: string; readonly place: Place | null } {
  const found = findPlace(text)
  return found
    ? { text: `${found.before} | ${found.after}`.trim(), place: found.place }
    : { text, place: null }
}
