import type { FeedItem } from './feed-item.ts'
import { plainNumber } from '../words/plain-number.ts'
import { readPay } from '../words/read-pay.ts'
import { lineOfMarkup } from '../words/text-of-markup.ts'

/** Pay as a feed has it in fields, each as text; an absent one is empty. */
interface PayValues {
  readonly min: string
  readonly max: string
  readonly value: string
  /** the period */
  readonly unit: string
  readonly currency: string
  /** what is paid, such as "BASE_SALARY" */
  readonly kind?: string
}

/** Periods as feeds name them: words, UN/CEFACT's codes, durations of ISO 8601. */
const periods: readonly (readonly [RegExp, string])[] = [
  [/^(?:hour(?:ly|s)?|hr|h|hur|pt1h|per[ _]hour|1|(?:por )?hora)$/i, 'per hour'],
  [/^(?:year(?:ly)?|annual(?:ly)?|annum|ann|p1y|per[ _]year|(?:por )?año|anual)$/i, 'per year'],
  [/^(?:month(?:ly)?|mon|p1m|per[ _]month|(?:por )?mes|mensual)$/i, 'per month'],
  [/^(?:week(?:ly)?|wee|p1w|p7d|per[ _]week|(?:por )?semana|semanal)$/i, 'per week'],
  [/^(?:day|daily|p1d|per[ _]day|(?:por )?d[ií]a)$/i, 'per day'],
]
const isDollars = (currency: string) => /^(?:|usd|us\$|\$|us dollars?)$/i.test(currency.trim())
/** Those that have the sign too: CAD, MXN. */
const hasSign = (currency: string) => isDollars(currency) || /^(?:[a-z]{2}d|mxn)$/i.test(currency.trim())
/** A number with nothing else, such as 18.0000, as people write an amount. */
const tidy = (text: string, sign: string): string => {
  const number = plainNumber(text)
  if (number === null) return text.trim()
  return number === 0 ? '' : `${sign}${Number(number.toFixed(2))}`
}

export const payOfText = (text: string): FeedItem['pay'] => {
  const line = lineOfMarkup(text)
  return { ...readPay(line), text: line }
}

/** What comes on top of pay, or is pay with that. */
const isMore = (kind: string) => /bonus|commission|incentive|tips?\b|total/i.test(kind)

export function payOfValues({ min, max, value, unit, currency, kind = '' }: PayValues): FeedItem['pay'] {
  const sign = hasSign(currency) ? '$' : ''
  const [low, high, one] = [min, max, value].map((text) => tidy(text, sign)) as [string, string, string]
  const period = periods.find(([pattern]) => pattern.test(unit.trim()))?.[1] ?? unit.trim()
  const amounts =
    low && high
      ? low === high
        ? low
        : `${low} - ${high}`
      : low
        ? `From ${low}`
        : high
          ? `Up to ${high}`
          : one
  if (!amounts) return payOfText('')
  // an amount that names its period needs no other
  const isWhole = /hour|hr\b|year|annual|week|month|day|hora|año|semana|mes\b/i.test(amounts)
  const text = isWhole ? amounts : `${amounts} ${period}`.trim()
  const told = [isDollars(currency) ? '' : currency, isMore(kind) ? kind : ''].find((one) => one.trim())
  return told === undefined
    ? payOfText(text)
    : { from: null, to: null, whole: false, text: `${text} (${told.trim().slice(0, 20)})` }
}
