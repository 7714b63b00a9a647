import type { FeedItem } from './feed-item.ts'
import { listOf, propertyOf, textOf } from './json-ld-values.ts'
import { payOfText, payOfValues } from './pay-of-values.ts'

const first = (value: unknown, ...names: string[]): string =>
  names.map((name) => textOf(propertyOf(value, name))).find(Boolean) ?? ''

/**
 * `baseSalary`: a MonetaryAmount with a QuantitativeValue or with the numbers themselves, a PriceSpecification, a number or a
 * text. A number without its period is no pay that we compare.
 */
export function payOfJsonLd(value: unknown, currency: string): FeedItem['pay'] {
  const salary = listOf(value)[0]
  if (salary === undefined) return payOfText('')
  if (typeof salary !== 'object') return payOfText(textOf(salary))
  const inner = listOf(propertyOf(salary, 'value'))[0]
  const amount = typeof inner === 'object' ? inner : undefined
  const of = (...names: string[]) => first(amount, ...names) || first(salary, ...names)
  return payOfValues({
    min: of('minValue', 'minPrice'),
    max: of('maxValue', 'maxPrice'),
    value: amount ? first(amount, 'value') : first(salary, 'value', 'price'),
    unit: of('unitText', 'unitCode', 'duration').replace(/^.*\//, ''),
    currency: of('currency', 'priceCurrency') || currency,
  })
}
