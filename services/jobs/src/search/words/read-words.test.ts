import { expect, it } from 'vitest'
import { readWords } from './read-words.ts'

it('[BY-08] typed words are terms, and a pay is dollars an hour, where it is one', () => {
  const table: readonly (readonly [typed: string, payFrom: number | undefined, ...terms: string[]])[] = [
    // pay
    ['$20', 20],
    ['20 an hour', 20],
    ['warehouse 25/hr', 25, 'warehouse'],
    ['$15.50+ packer', 15.5, 'packer'],
    ['18+', 18],
    ['20$ an hour', 20],
    ['20 dolares la hora', 20],
    ['20 dollars', 20],
    ['25 hourly', 25],
    ['25hr', 25],
    ['$18-22 welder', 18, 'welder'],
    ['$18-$22', 18],
    ['18 to 22 an hour', 18],
    ['60k', 28.85],
    ['$50-60k', 24.04],
    ['$45,000', 21.63],
    ['$45,000 al año', 21.63],
    ['800 weekly', 20],
    ['$1,200 a week', 30],
    ['$1200/week', 30],
    ['$900 a la semana', 22.5],
    ['$4000 a month', 23.08],
    ['$4,000 al mes', 23.08],
    ['$160 a day', 20],
    ['$20 day shift', 20, 'day shift'],
    ['$25 weekly pay', 25, 'weekly pay'],
    ['$20 40 hours', 20, '40 hours'],
    // none, and not of an hour
    ['$800', undefined],
    ['$4000', undefined],
    ['$50 a week', undefined],
    ['$300k', undefined],
    ['$2,000 sign on bonus', undefined, 'sign on bonus'],
    // hours, weights and years
    ['12 hour shifts', undefined, '12', 'hour'],
    ['20 hours a week', undefined, '20', 'hour'],
    ['welder 10 hour shifts', undefined, 'welder'],
    ['driver 20 hours a week', undefined, 'driver'],
    ['40 hour week', undefined, '40', 'hour'],
    ['10+ years', undefined, '10', 'years'],
    ['50+ lbs', undefined, '50', 'lbs'],
    ['401k', undefined, '401k'],
    ['40 hours', undefined, '40 hours'],
    // days that are no shift
    ['5 days a week', undefined],
    ['4 dias a la semana', undefined],
    ['welder same day pay', undefined, 'welder', 'same day pay'],
    ['day shift', undefined, 'day shift'],
    ['home every day', undefined, 'home every day'],
    ['9-5', undefined, '9 5'],
    // what is not wanted
    ['warehouse no nights', undefined, 'warehouse', 'no nights'],
    ['driver no overtime', undefined, 'driver'],
    ['no experience', undefined, 'no experience'],
    ['no cdl', undefined, 'no cdl'],
    ['not a night driver', undefined, 'driver'],
    ['no degree', undefined, 'no', 'degree'],
    // letters for words
    ['c.d.l.', undefined, 'cdl'],
    ['C.D.L. driver', undefined, 'cdl', 'driver'],
    ['L.A.', undefined, 'l a'],
    ['fork lift', undefined, 'fork lift'],
    // one word typed apart, and two that mean something each
    ['ware house', undefined, 'warehouse'],
    ['dish washer nights', undefined, 'dishwasher', 'nights'],
    ['pick pack', undefined, 'pick', 'pack'],
    // a pay and no word of a job
    ['over 20 an hour', 20],
    ['more than $20', 20],
    ['más de 20 la hora', 20],
    ['over the road', undefined, 'over the road'],
  ]
  const read = table.map(([typed]) => {
    const { terms, payFrom } = readWords(typed)
    return [typed, payFrom, ...terms.map((term) => term.typed)]
  })
  expect(read).toEqual(table)
})

it('[BY-08] words that refuse nights mean the other shifts', () => {
  for (const typed of ['no nights', 'no overnight', 'sin noches']) {
    const marks = readWords(typed).terms.flatMap((term) => term.marks)
    expect([typed, marks]).toEqual([typed, ['shift1', 'shift2']])
  }
})
