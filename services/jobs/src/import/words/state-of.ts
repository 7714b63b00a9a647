import { isState, states, type StateCode } from '@lunchpail/contracts/wizard/enumerations'

/** As newspapers shorten them, where that is not the beginning of the name or the code. */
const shortened: Readonly<Record<string, StateCode>> = {
  ala: 'AL',
  ark: 'AR',
  ariz: 'AZ',
  cal: 'CA',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  okla: 'OK',
  ore: 'OR',
  penn: 'PA',
  penna: 'PA',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  'n mex': 'NM',
  'n dak': 'ND',
  's dak': 'SD',
  'w va': 'WV',
  'w virginia': 'WV',
  'nueva york': 'NY',
  'nueva jersey': 'NJ',
  'nuevo méxico': 'NM',
  'nuevo mexico': 'NM',
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'washington dc': 'DC',
}
const codes = new Map([
  ...Object.entries(states).map(([code, name]) => [name.toLowerCase(), code as StateCode] as const),
  ...Object.entries(shortened),
])

const country = /[,\s]+(?:us|usa|u\.s\.a?\.?|united states(?: of america)?)$/i
/** A city or a state without the country behind it. */
export const withoutCountry = (text: string): string => text.trim().replace(country, '')

/** "OH", "Ohio", "US-OH", "D.C.", "N. Y.", "Calif.", "North-Carolina", "Ohio, USA" */
export function stateOf(text: string): StateCode | undefined {
  const words = withoutCountry(text.trim().replace(/^us[-\s]/i, ''))
    .replaceAll('.', '')
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/^(\w) (\w)$/, '$1$2')
  const code = words.toUpperCase()
  return isState(code) ? (code as StateCode) : codes.get(words.toLowerCase())
}

const names = Object.values(states).join('|')
const named = new RegExp(String.raw`^(.+?)[\s,]+(${names})$`, 'i')

/** "Columbus Ohio" as its two; null where no state is behind a city. */
export function withoutState(city: string): { readonly city: string; readonly state: StateCode } | null {
  const [, rest, name] = named.exec(city) ?? []
  const state = name === undefined ? undefined : stateOf(name)
  return rest && state ? { city: rest, state } : null
}
