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
  [/\bw\/ ?(?=\p{L}|\$?\d)/giu, 'with '],
  [/\bus ?\$|\busd\b|\bu\.s\. dollars\b|\bd[oó]lares\b|\bdollars?\b/gi, '$'],
  [
    /(?:\/|\bper\b|\ban?\b|\beach\b|\bpor\b|\bx\b|\b(?:a )?la\b) ?(?:hour|hr|hora|h)\b(?:\.(?=-))?|\bhourly\b|\bp\/h\b|\bph\b/gi,
    '/h',
  ],
  [/(\$ ?\d[\d,]*(?:\.\d+)?) ?\.?(?:hr|hour)\b/gi, '$1 /h'],
  [/((?:\/h|\$ ?\d[\d.]*) ?[-–] ?\d[\d.]*)hr\b/gi, '$1 /h'],
  // what is added to an amount is not the base
  [
    /(?:\+|\b(?:plus|más)\b|&) ?(?:an? )?(?:up to )?(?=\$ ?\d|\d[\d.,]* ?(?:\$|\/h))(?!\$ ?[\d.,]+ (?:an? )?(?:base|guaranteed)\b)/gi,
    '; additional ',
  ],
  // that it is paid says nothing of how much
  [/\b(?:eligible for|with|paid) (?:paid )?(?:overtime|ot)\b(?: (?:after|over) \d+\b)?/gi, ''],
  [
    /(?:\/|\bper\b|\ban?\b|\bevery\b|\bpor\b|\bal?\b) ?(?:year|yr|annum|month|mo|week|wk|day|shift|mile|load|piece|unit|stop|visit|session|route|año|mes|semana|quincena|día|milla|turno)s?\b|\b(?:annual(?:ly)?|yearly|biweekly|bi-weekly|weekly|monthly|daily|anual|semanal|mensual|cpm)\b/gi,
    '/p',
  ],
]

const amount = String.raw`(?:\$ ?)?${numberPattern}(?: ?\$)?`
const range = new RegExp(
  String.raw`(${amount})(?: ?\/h)?(?: ?(?:-|–|—|\/|\b(?:up )?to\b|\band\b|\bor\b|\by\b|\ba\b|\bhasta\b|\bo\b) ?(${amount})(?!st|nd|rd|th|\d))?`,
  'gi',
)
/** An amount that is so much less than another is no base pay beside it, whatever it is called. */
const isFarBelow = (one: number, other: number) => one < other / 2

/** What is paid beside the base. Amounts in its part of the text are not the base, and what includes it is not either. */
const beside =
  /\b(?:bonus(?:es)?|sign[- ]?on|signing|referral|retention|differentials?|diff|premium|stipend|incentives?|tips?|tipped|gratuit\w+|commissions?|allowance|per diem|mileage|reimburse\w*|raises?|increases?|increments?|extra|additional|(?<=\d )more|overtime|ot|time and a half|double time|holiday|hazard|uplift|h ?& ?w|health (?:and|&) welfare|fringes?|lead(?:er)? pay|bill(?:ing|able)? rate|total (?:package|compensation)|potential|(?:can|could|may|most(?: \w+)?|drivers?) (?:make|earn|bring home)(?! (?:up to|from|between))|(?<!pay |rate |wage )(?:made|earned)|total rewards|(?:average|avg\.?|promedio)(?! (?:of |de )?\d+(?:-\d+)?\+? (?:hours?|hrs?|horas)\b)|on[- ]?call|call[- ](?:in|out)|standby|detention|layover|breakdown|top (?:performers?|earners?|producers?|drivers?|tech\w*)|bonos?|propinas?|comisi[oó]n(?:es)?|horas? extras?|adicional(?:es)?|diferencial|aumentos?)\b/i
/** Between what is told apart. */
const parts =
  / \/ (?=\p{L}|\/h)|(?<=\p{L}|(?:bonus|sign[- ]?on|bono)[^;/]{0,20}\d) \/ |,(?!\d{3})|;|\||•|[.!?] |\+(?=[^/]*[\p{L}\d$]| ?\/p \p{L})(?! ?\/h)|\b(?:plus|más)\b|\b(?:with|and|con|y|including|incl)\b(?=[^;]*\d[^;]*\b(?:bonus|sign|differential|premium|stipend|bono|diferencial|extra)|\s+(?:benefits|beneficios|overtime|double time|time and a half|paid|free|great|(?:regular |annual )?(?:raises|increases)|aumentos))/iu
const unitAfter = /^\+? ?[$.]? ?\(?(?:(?:base|pay|rate|wage|doe) ?)*\/h/i
// not where the hour is that of an amount before: "$24 an hour (4 on, 3 off)"
const unitBefore = /(?<!\d ?\$? ?\+? ?)\/h\b[^\d$/]{0,30}$/
const opensBefore =
  /\b(?:from|start(?:s|ing)?(?: (?:at|from|pay|wage|rate))*|minimum(?: of)?|min\.?|m[ií]nimo(?: de)?|at least|desde|a partir de|begins? at|beginning at)(?: is)? ?:? ?$/i
const endsBefore =
  /(?<!\p{L})(?:up to|(?:top(?:s|ping)?|max(?:es|ing)?) out at|maximum(?: of)?|max\.?|m[aá]ximo(?: de)?|as (?:much|high) as|no more than|hasta)(?: is)? ?:? ?$/iu
/** What it was before it was raised. */
const formerBefore =
  /\b(?:was|were|formerly|previously|used to be|(?:raised|increased|up) from|instead of|antes)(?: de)? ?:? ?$/i
const moreAfter = /^ ?(?:\/h)? ?(?:\+|and up|or more|y más|o más|& up)(?! ?\$?\d)/i
const opensAfter = /^ ?(?:\/h)? ?\(?(?:min(?:imum)?|to start|starting|m[ií]nimo|para empezar)(?!\p{L})/iu
const endsAfter = /^ ?(?:\/h)? ?\(?(?:max(?:imum)?|tops?|m[aá]ximo)(?!\p{L})/iu
const laterBefore = /\b(?:after|once|then|upon|después)\b[^$]*$/i
/** What an hour comes to later is not what it begins with: "$21 an hour after 90 days". */
const laterAfter = /^ ?(?:\/h)? ?(?:after|once|upon|when you|después de|al cumplir)\b/i

/** "$24 starting", and nothing of what it is for. */
const startsAfter = /^ ?\(?(?:to )?start(?:ing)?(?: (?:pay|wage|rate))?\)? ?[.:]?$/i
/** "$27 after 90 days": a raise, and no other time of the day. */
const raisedAfter =
  /\b(?:after|once|upon|completing|despu[eé]s de)\b[^$]*(?:\d+[ -](?:days?|weeks?|months?|d[ií]as|semanas|meses)|train(?:ed|ing)|probation|orientation)/i
/** No day and no week is paid as little, and no mile or piece as much. */
const [leastOfStart, mostOfStart] = [7.25, 60]

const numberOf = (text: string): number => Number(text.replaceAll(/[^\d.]/g, ''))
const isPlausible = (value: number) => value >= least && value <= most

/** Amounts of one part of a text. */
interface Amounts {
  /** by the hour */
  readonly hourly: readonly Found[]
  /** of those it does not say what they are for */
  readonly loose: readonly number[]
  /** of the loose ones those that somebody begins with, and those that they come to */
  readonly starts: readonly number[]
  readonly raises: readonly number[]
}

interface Found {
  readonly from: number | null
  readonly to: number | null
  /** a number without one may be of anything that is done in an hour */
  readonly hasSign: boolean
}

/** Whether the hour that stands before a number without a sign is of it: "Hourly rate: 18.50", and not "Hourly, Grade 12". */
const isWage = (before: string, after: string) =>
  /\/h\b[^\d$/]*(?::|\b(?:rate|pay|wage|salary|at|of|desde|de)) ?$/i.test(before) &&
  /^ ?(?:$|[;)]|\/h)/.test(after)

function amountsIn(part: string): Amounts {
  const hourly: Found[] = []
  const loose: number[] = []
  const starts: number[] = []
  const raises: number[] = []
  const amounts = { hourly, loose, starts, raises }
  if (beside.test(part)) return amounts
  for (const match of part.matchAll(range)) {
    const [whole, first = '', second] = match
    const before = part.slice(0, match.index)
    const behind = part.slice(match.index + whole.length)
    // "1st shift", "40%", "45k", "A7"
    if (/^(?:st|nd|rd|th|k|x|%|\d)/i.test(behind) || /[\p{L}\d.#-]$/u.test(before)) continue
    const low = numberOf(first)
    // "$20 an hour - 30 hours a week" names one amount
    const isRange =
      second !== undefined &&
      isPlausible(numberOf(second)) &&
      (second.includes('$') || unitAfter.test(behind) || !whole.includes('/h')) &&
      (!first.includes('$') || second.includes('$') || !/^ ?(?!doe\b)\p{L}/iu.test(behind))
    const after = isRange ? behind : part.slice(match.index + first.length)
    const high = isRange ? numberOf(second) : low
    const hasSign = `${first}${isRange ? second : ''}`.includes('$')
    const isHourly =
      unitAfter.test(after) ||
      (isRange && whole.includes('/h')) ||
      (hasSign ? unitBefore.test(before) : isWage(before, after))
    if (/^ ?\/p/.test(after) || formerBefore.test(before)) continue
    if (laterBefore.test(before) || laterAfter.test(after)) {
      if (hasSign && raisedAfter.test(part)) raises.push(low)
      continue
    }
    if (!isPlausible(low) || !isPlausible(high) || low > high) continue
    if (!isHourly) {
      if (!hasSign) continue
      loose.push(low, high)
      if (startsAfter.test(after) || (opensBefore.test(before) && after.trim() === '')) starts.push(low)
    } else if (endsBefore.test(before) || endsAfter.test(after))
      hourly.push({ from: null, to: high, hasSign })
    else if (moreAfter.test(after) || ((opensBefore.test(before) || opensAfter.test(after)) && low === high))
      hourly.push({ from: low, to: null, hasSign })
    else hourly.push({ from: low, to: high, hasSign })
  }
  return amounts
}

/** "$24 starting, $27 after 90 days": what is raised like that is the pay of an hour. */
function startOf(words: string, parted: readonly Amounts[]): number | null {
  const starts = parted.flatMap((one) => one.starts)
  const raises = parted.flatMap((one) => one.raises)
  const [start] = starts
  const isStart =
    start !== undefined &&
    starts.length === 1 &&
    start >= leastOfStart &&
    start <= mostOfStart &&
    raises.length > 0 &&
    raises.every((raise) => raise > start && !isFarBelow(start, raise))
  return isStart && !words.includes('/p') ? start : null
}

const saysNoMore = new RegExp(String.raw`^(?:from |up to )?${amount}(?: ?(?:-|to) ?${amount})? ?\/h$`, 'i')

const nothing: Pay = { from: null, to: null, whole: false }

/**
 * The hourly base pay that a text names; nothing where that is in doubt. Pay of another period, a bonus or a differential is
 * no base pay of an hour.
 */
export function readPay(text: string): Pay {
  if (text.length > mostCharacters || inDoubt.test(text)) return nothing
  const words = symbols.reduce((all, [pattern, symbol]) => all.replaceAll(pattern, symbol), text).trim()
  const parted = words.split(parts).map(amountsIn)
  const all = parted.flatMap(({ hourly }) => hourly)
  const found = all.filter(({ hasSign }) => hasSign || !words.includes('$'))
  const loose = parted.flatMap((one) => one.loose)
  const start = all.length === 0 ? startOf(words, parted) : null
  if (start !== null) return { from: start, to: null, whole: false }
  const lows = found.flatMap(({ from }) => from ?? [])
  const highs = found.flatMap(({ to }) => to ?? [])
  const from = lows.length > 0 ? Math.min(...lows) : null
  // "min $16, max $19": the end of the one is that of the other
  const isClosed = found.every((one) => one.to !== null) || found.some((one) => one.from === null)
  const to = highs.length > 0 && isClosed ? Math.max(...highs) : null
  const each = found.map((one) => one.from ?? one.to ?? 0)
  // "Tier 1 $18, Tier 2 $20 per hour"
  const isLess = from !== null && loose.some((one) => one < from && !isFarBelow(one, from))
  if (
    (from !== null && to !== null && from > to) ||
    isFarBelow(Math.min(...each), Math.max(...each)) ||
    isLess
  )
    return nothing
  // "$18 an hour, up to $25 with experience"
  const isMore = from !== null && loose.some((one) => one > (to ?? from) && !isFarBelow(to ?? from, one))
  if (isMore) return { from, to: null, whole: false }
  return { from, to, whole: words === '' || (found.length > 0 && saysNoMore.test(words)) }
}
