import { numberPattern } from './plain-number.ts'

/** Dollars an hour of base pay, and whether that says all of the text that it was read from. */
export interface Pay {
  readonly from: number | null
  readonly to: number | null
  readonly whole: boolean
}

/** No base pay of an hour is below what is paid to whoever gets tips, or above this. */
const [least, most] = [2, 500]

/** A comma that may be a decimal one ("18,50"), and money of other countries: nothing of such a text is read. */
const inDoubt =
  /\d,(?!\d{3}(?!\d))\d|[€£¥₹₱₩]|\b(?:ca?|mx|au?|nz|hk|r)\$|\b(?:eur|euros?|gbp|pounds? sterling|cad|mxn|pesos?|inr|rupees?|aud|nzd|canadian|canadienses|libras esterlinas)\b/i

/** A longer text is a description: the rules below look ahead in it from many of its words, and would take minutes. */
const mostCharacters = 1_000

/** Periods and currencies as one symbol each, so that the rules below need not know how they are worded. */
const symbols: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/\bus ?\$|\busd\b|\bu\.s\. dollars\b|\bd[oó]lares\b|\bdollars?\b/gi, '$'],
  [
    /(?:\/|\bper\b|\ban?\b|\beach\b|\bpor\b|\bx\b|\b(?:a )?la\b) ?(?:hour|hr|hora|h)\b|\bhourly\b|\bp\/h\b|\bph\b/gi,
    '/h',
  ],
  [/(\$ ?\d[\d,]*(?:\.\d+)?) ?\.?(?:hr|hour)\b/gi, '$1 /h'],
  // what is added to an amount is not the base
  [/(?:\+|\b(?:plus|más)\b|&) ?(?:an? )?(?:up to )?(?=\$ ?\d|\d[\d.,]* ?(?:\$|\/h))/gi, '; additional '],
  // that it is paid says nothing of how much
  [/\b(?:eligible for|with|paid) (?:paid )?(?:overtime|ot)\b/gi, ''],
  [
    /(?:\/|\bper\b|\ban?\b|\bevery\b|\bpor\b|\bal?\b) ?(?:year|yr|annum|month|mo|week|wk|day|shift|mile|load|piece|unit|stop|visit|session|route|año|mes|semana|quincena|día|milla|turno)s?\b|\b(?:annual(?:ly)?|yearly|biweekly|bi-weekly|weekly|monthly|daily|anual|semanal|mensual|cpm)\b/gi,
    '/p',
  ],
]

const amount = String.raw`\$? ?${numberPattern} ?\$?`
const range = new RegExp(
  String.raw`(${amount})(?: ?\/h)?(?: ?(?:-|–|—|\bto\b|\band\b|\bor\b|\by\b|\ba\b|\bhasta\b|\bo\b) ?(${amount})(?!st|nd|rd|th|\d))?`,
  'gi',
)
/** An amount that is so much less than another is no base pay beside it, whatever it is called. */
const isFarBelow = (one: number, other: number) => one < other / 2

/** What is paid beside the base. Amounts in its part of the text are not the base, and what includes it is not either. */
const beside =
  /\b(?:bonus(?:es)?|sign[- ]?on|signing|referral|retention|differentials?|diff|premium|stipend|incentives?|tips?|tipped|gratuit\w+|commissions?|allowance|per diem|mileage|reimburse\w*|raises?|increases?|increments?|extra|additional|(?<=\d )more|overtime|ot|time and a half|double time|holiday|hazard|uplift|h ?& ?w|health (?:and|&) welfare|fringes?|lead(?:er)? pay|average|avg|promedio|on[- ]?call|call[- ](?:in|out)|standby|bonos?|propinas?|comisi[oó]n(?:es)?|horas extras?|adicional(?:es)?|diferencial|aumentos?)\b/i
/** Between what is told apart. */
const parts =
  /,(?!\d{3})|;|\||•|[.!?] |\+(?=[^/]*[\p{L}\d$]| ?\/p \p{L})(?! ?\/h)|\b(?:plus|más)\b|\b(?:with|and|con|y|including|incl)\b(?=[^;]*\d[^;]*\b(?:bonus|sign|differential|premium|stipend|bono|diferencial)|\s+(?:benefits|beneficios|overtime|double time|time and a half|paid|free|great|(?:regular |annual )?(?:raises|increases)|aumentos))/iu
const unitAfter = /^\+? ?[$.]? ?\(?(?:base|pay|rate|wage|doe)? ?\/h/i
// not where the hour is that of an amount before: "$24 an hour (4 on, 3 off)"
const unitBefore = /(?<!\d ?\$? ?\+? ?)\/h\b[^\d$/]{0,30}$/
const opensBefore =
  /\b(?:from|start(?:s|ing)?(?: (?:at|from|pay|wage|rate))*|minimum(?: of)?|min\.?|at least|desde|a partir de|begins? at|beginning at)(?: is)? ?:? ?$/i
const endsBefore = /\b(?:up to|maximum(?: of)?|max\.?|as much as|hasta)(?: is)? ?:? ?$/i
const opensAfter = /^ ?(?:\/h)? ?(?:\+|and up|or more|y más|o más|& up)(?! ?\$?\d)/i
const laterBefore = /\b(?:after|once|then|upon|después)\b[^$]*$/i
/** What an hour comes to later is not what it begins with: "$21 an hour after 90 days". */
const laterAfter = /^ ?(?:\/h)? ?(?:after|once|upon|when you|después de|al cumplir)\b/i

const numberOf = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))
const isPlausible = (value: number) => value >= least && value <= most

interface Found {
  readonly from: number | null
  readonly to: number | null
}

/** The hourly amounts of one part of a text. */
function hourlyIn(part: string): Found[] {
  if (beside.test(part)) return []
  return [...part.matchAll(range)].flatMap((match): Found[] => {
    const before = part.slice(0, match.index)
    const after = part.slice(match.index + match[0].length)
    // "1st shift", "40%", "45k", "A7"
    if (/^(?:st|nd|rd|th|k|x|%|\d)/i.test(after) || /[\p{L}\d.#-]$/u.test(before)) return []
    const isHourly = unitAfter.test(after) || match[0].includes('/h') || unitBefore.test(before)
    if (!isHourly || /^ ?\/p/.test(after) || laterBefore.test(before) || laterAfter.test(after)) return []
    const low = numberOf(match[1]!)
    const high = match[2] === undefined ? low : numberOf(match[2])
    if (!isPlausible(low) || !isPlausible(high) || low > high) return []
    if (endsBefore.test(before)) return [{ from: null, to: high }]
    if (opensAfter.test(after) || (opensBefore.test(before) && low === high)) return [{ from: low, to: null }]
    return [{ from: low, to: high }]
  })
}

const saysNoMore = new RegExp(String.raw`^(?:from |up to )?${amount}(?: ?(?:-|to) ?${amount})? ?\/h$`, 'i')

/**
 * The hourly base pay that a text names; nothing where that is in doubt. Pay of another period, a bonus or a differential is
 * no base pay of an hour.
 */
export function readPay(text: string): Pay {
  if (text.length > mostCharacters || inDoubt.test(text)) return { from: null, to: null, whole: false }
  const words = symbols.reduce((all, [pattern, symbol]) => all.replaceAll(pattern, symbol), text).trim()
  const found = words.split(parts).flatMap(hourlyIn)
  const lows = found.flatMap(({ from }) => from ?? [])
  const highs = found.flatMap(({ to }) => to ?? [])
  const from = lows.length > 0 ? Math.min(...lows) : null
  // "min $16, max $19": the end of the one is that of the other
  const isClosed = found.every((one) => one.to !== null) || found.some((one) => one.from === null)
  const to = highs.length > 0 && isClosed ? Math.max(...highs) : null
  const each = found.map((one) => one.from ?? one.to ?? 0)
  if ((from !== null && to !== null && from > to) || isFarBelow(Math.min(...each), Math.max(...each)))
    return { from: null, to: null, whole: false }
  return { from, to, whole: words === '' || (found.length > 0 && saysNoMore.test(words)) }
}
