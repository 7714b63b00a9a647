import { expect, it } from 'vitest'
import { emptyRole, typedOf, wrongNumbers } from './role-values.ts'

it('[EN-19] takes a wage as managers type it', () => {
  const rows: [string, number | null][] = [
    ['18', 18],
    ['18.50', 18.5],
    ['$18.50', 18.5],
    ['$ 18', 18],
    ['18,50', 18.5],
    ['18$', 18],
    ['$18.50/hr', 18.5],
    ['18 / h', 18],
    ['$18 an hour', 18],
    ['18 USD per hour', 18],
    ['18 por hora', 18],
    ['18 dólares la hora', 18],
    ['18 hr', 18],
    ['$18 hourly', 18],
    ['18 x hora', 18],
    ['US$18.50', 18.5],
    ['１８.50', 18.5],
    ['$18\u00a0/\u00a0hour', 18],
    [' ', null],
  ]
  const found = rows.map(([typed]) => {
    const values = { ...emptyRole, wage_from: typed }
    return [typed, wrongNumbers(values), typedOf(values).wage_from]
  })
  expect(found).toEqual(rows.map(([typed, wage]) => [typed, [], wage]))
})

it('[EN-19] asks about a wage that may be another', () => {
  const wages = ['$18-$20', '1e2', '0x12', '1,500', '$700 a week', '$18.00 DOE', '18 ha', 'DOE', '-5']
  expect(wages.map((typed) => [typed, wrongNumbers({ ...emptyRole, wage_to: typed })])).toEqual(
    wages.map((typed) => [typed, ['wage_to']]),
  )
})
