import { withoutMarks } from '../../places/without-marks.ts'

/** Hours that are paid. A day is a fifth of a week, a month a twelfth of a year. */
const hours = { hour: 1, day: 8, week: 40, month: 2_080 / 12, year: 2_080 } as const
type Unit = keyof typeof hours

const units: readonly (readonly [pattern: RegExp, unit: Unit])[] = [
  [/^(?:h|hrs?|hrly|hour|hora)/, 'hour'],
  [/^(?:day|dail|dia)/, 'day'],
  [/^(?:w|sem)/, 'week'],
  [/^(?:mo|mes|men)/, 'month'],
  [/^(?:y|an)/, 'year'],
]
const unitOf = (word: string): Unit => units.find(([pattern]) => pattern.test(word))![1]

/** Dollars an hour that a job may pay. */
const plausible = { from: 5, to: 100 } as const
/** So many dollars without a unit are for a year. */
const fewestOfYear = 10_000
/** "12 hour shifts": so many hours are a shift's. */
const longestShift = 12
const hoursOfWeek = 40

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(?!\d)`
const upTo = String.raw`(?:\s*(?:-|–|to|a|hasta)\s*\$?\s*${number})?`
const unitWords = String.raw`hours?|hrs?|hrly|hourly|horas?|day|daily|dia|diario|week|weekly|wk|semana|semanal|semanales|month|monthly|mo|mes|mensual|mensuales|year|yearly|yr|annum|annual|annually|ano|anual|anuales`
const amounts = new RegExp(
  [
    String.raw`(?<![\w.,])(?<taken>(?<dollar>\$\s*)?(?<amount>${number})${upTo}\s?(?<thousands>k\b)?`,
    String.raw`\s*(?<plus>\+)?\s*(?<dollars>\$|(?:dollars?|dolares|bucks)\b)?(?:\s*\+)?)`,
    String.raw`(?<tail>\s*(?<by>\/|per\b|an?\b|por\b|a la\b|al\b|la\b|every\b|cada\b)?\s*(?:(?<unit>${unitWords}|(?<=\/)h)\b))?`,
  ].join(''),
  'g',
)
/** What stands behind a number that is no pay: "50+ lbs", "10+ years", "40 hour week", "401k match", "$2,000 sign on bonus". */
const bonus = /^\s*(?:sign|hiring|bonus|bono|match|plan)/
const measure = /^\s*(?:years|yrs|anos|months|weeks|days|dias|min|mile|milla|lb|pound|libra)/
const ofShift = /^\s*-?\s*(?:shift|week|day|turno|semana)/

interface Pay {
  readonly payFrom: number | undefined
  /** what is said of money, and no word of a job */
  readonly said: string
}

const isPlausible = (hourly: number): boolean => hourly >= plausible.from && hourly <= plausible.to

/** Undefined where a number says nothing of money. */
function payOf(found: RegExpExecArray): Pay | undefined {
  const {
    taken = '',
    dollar,
    amount = '',
    thousands,
    plus,
    dollars,
    tail = '',
    by,
    unit: word,
  } = found.groups!
  const isMoney = dollar !== undefined || dollars !== undefined
  const none = isMoney ? { payFrom: undefined, said: taken } : undefined
  const behind = found.input.slice(found.index + taken.length)
  if (bonus.test(behind) || (!isMoney && measure.test(behind))) return none
  const value = Number(amount.replaceAll(',', '')) * (thousands ? 1_000 : 1)
  const unit = word && unitOf(word)
  if (unit === 'hour' && !isMoney && !by && !word!.endsWith('ly')) {
    const isTime = word!.endsWith('s') || value <= longestShift || value === hoursOfWeek
    if (isTime || ofShift.test(behind.slice(tail.length))) return undefined
  }
  // "$20 day shift", "$25 weekly pay": what stands behind is no unit
  if (unit && (by || (word !== 'day' && word !== 'dia'))) {
    const hourly = value / hours[unit]
    if (isPlausible(hourly)) return { payFrom: Math.round(hourly * 100) / 100, said: taken + tail }
    if (by) return isMoney ? { payFrom: undefined, said: taken + tail } : undefined
  }
  if (!isMoney && !plus && !thousands) return undefined
  const hourly = value >= fewestOfYear ? value / hours.year : value
  return isPlausible(hourly) ? { payFrom: Math.round(hourly * 100) / 100, said: taken } : none
}

/** Takes the first pay out of what was typed, and what else is said of money. Of a range its beginning counts. */
export function takePay(typed: string): { readonly rest: string; readonly payFrom: number | undefined } {
  const text = withoutMarks(typed).toLowerCase()
  const pays = [...text.matchAll(amounts)].map(payOf).filter((pay) => pay !== undefined)
  return {
    rest: pays.reduce((rest, { said }) => rest.replace(said, () => ' '), text),
    payFrom: pays.find(({ payFrom }) => payFrom !== undefined)?.payFrom,
  }
}
