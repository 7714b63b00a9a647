import { expect, it } from 'vitest'
import { readPay } from './read-pay.ts'

type Range = readonly [from: number | null, to: number | null]
const none: Range = [null, null]

const wrongOf = (rows: readonly (readonly [string, Range])[]) =>
  rows.flatMap(([text, [from, to]]) => {
    const pay = readPay(text)
    return pay.from === from && pay.to === to
      ? []
      : [`${text} → ${pay.from} to ${pay.to}, not ${from} to ${to}`]
  })

it('[BY-05] reads the hourly amounts of the base', () => {
  expect(
    wrongOf([
      ['Base $18/hr. Top performers earn $30/hr with piece rate', [18, 18]],
      ['$18.50 - $22.00 per hour', [18.5, 22]],
      ['$21/hr to $25/hr', [21, 25]],
      ['$18 an hour plus a $500 sign-on bonus', [18, 18]],
      ['$19.25 per hour, 40 hours a week', [19.25, 19.25]],
      ['Up to $24 per hour', [null, 24]],
      ['1st shift $18 per hour, 2nd shift $19.50 per hour', [18, 19.5]],
      ['$17 per hour + $1 shift differential', [17, 17]],
      ['From $20 per hour', [20, null]],
      ['$45,000 per year (about $21.63 per hour)', [21.63, 21.63]],
      ['USD 18.00 - 20.00 Hourly', [18, 20]],
      ['$1,000 sign-on bonus, $23.50/hr', [23.5, 23.5]],
      ['$2,000 sign-on bonus! $22/hr', [22, 22]],
      ['$18-22 hourly', [18, 22]],
      ['18.00 - 22.00 USD per hr', [18, 22]],
      ['$20 per hour, paid weekly (52 weeks)', [20, 20]],
      ['Hourly: $16.75–$19.25', [16.75, 19.25]],
      ['Pay rate: $22.00/hr. Overtime is paid at $33.00/hr', [22, 22]],
      ['$15 to 20 an hour depending on experience', [15, 20]],
      ['between $18 and $21 per hour', [18, 21]],
      ['$20+ per hour', [20, null]],
      ['Starting at $17.50/hour; $2 more on nights', [17.5, null]],
      ['$19/hr with a $1,500 retention bonus after 90 days', [19, 19]],
      ['$18 por hora', [18, 18]],
      ['17 a 19 dólares la hora', [17, 19]],
      ['Hourly rate $24.10', [24.1, 24.1]],
      ['$30.00 per hour (nights), $28.00 per hour (days)', [28, 30]],
      ['Hasta $25 por hora', [null, 25]],
      ['Base $19.00/hour; weekend differential $1.50/hour', [19, 19]],
      ['$30-$42 hr', [30, 42]],
      ['Pay around $33-35/hour and eligible for Overtime', [33, 35]],
      ['$16.00-$17.00 per hour More than 5 years experience $18.00-$20.00 per hour', [16, 20]],
      ['$31.15/hr + $4.98/hr H&W', [31.15, 31.15]],
      ['$22/hr + $14/hr fringe', [22, 22]],
      ['$22/hr plus $14/hr', [22, 22]],
      ['$18 la hora más $2 la hora de noche', [18, 18]],
      ['$20/hr, lead pay $3/hr', [20, 20]],
      ['$18/hr, on-call $3/hr', [18, 18]],
      ['$24/hr (4 on 3 off)', [24, 24]],
      ['Starting wage: $18.75/hr with raises every 90 days', [18.75, null]],
      ['$17.00 hourly + weekly attendance bonus up to $75', [17, 17]],
      ['2nd shift pays $20.15/hr and 3rd shift pays $21.15/hr', [20.15, 21.15]],
      ['$16.50 per hour to start, $18 per hour after 60 days', [16.5, null]],
      ['$16.50 to start, $18 after 60 days', [16.5, null]],
      ['$24 starting, $27 after 90 days', [24, null]],
      ['Starting pay $19, then $21 after probation', [19, null]],
      ['Min $16/hr, max $19/hr', [16, 19]],
      ['$16 - $18 DOE hourly', [16, 18]],
      ['$25/h and double time on Sundays', [25, 25]],
      ['Pagamos $17.50 la hora, semanalmente', [17.5, 17.5]],
      // hours, days and numbers of other things beside it
      ['$20 per hour - 30 hours per week', [20, 20]],
      ['$18/hr and 40 hours guaranteed', [18, 18]],
      ['$18 por hora y 40 horas garantizadas', [18, 18]],
      ['14.00/hr - 40 hrs/wk', [14, 14]],
      ['$10/hr - 12 hour shifts', [10, 10]],
      ['$20/hr - 1099', [20, 20]],
      ['$20.00/hr or $41,600', [20, 20]],
      ['$19/hr with overtime after 40', [19, 19]],
      ['$18.00/hr.-$22.00/hr.', [18, 22]],
      ['$20hr-25hr', [20, 25]],
      ['$16.00 / $17.50 /hr', [16, 17.5]],
      ['Desde 18 hasta 22 dólares la hora', [18, 22]],
      ['From $17 up to $21 an hour', [17, 21]],
      ['Hourly: 18.50', [18.5, 18.5]],
      ['$22/hr max', [null, 22]],
      ['$18/hr minimum', [18, null]],
      ['mínimo $16 por hora', [16, null]],
      ['Starting at $18/hr, top out at $24/hr', [18, 24]],
      ['as high as $30/hr', [null, 30]],
      ['$18 an hour DOE up to $25', [18, null]],
      ['Bill rate $45/hr, pay rate $25/hr', [25, 25]],
      ['$24.50 hourly w/ $3,000 retention bonus paid over 12 months', [24.5, 24.5]],
      ['$2,000 sign on / $23.00 hour', [23, 23]],
      ['Sign-on bonus $1,500 / $18.00-$20.00 per hour', [18, 20]],
      ['$23 per hour. Previous employees made $31 per hour with overtime', [23, 23]],
      ['$20/hr. Our team earned $28/hr with overtime last year', [20, 20]],
      ['Was $17/hr - NOW $19/hr!', [19, 19]],
      ['$19/hr (raised from $17.50/hr)', [19, 19]],
      ['$30/hr value in total rewards, $22/hr base', [22, 22]],
      ['$4.50 per hour shift differential + $20.50 base rate per hour', [20.5, 20.5]],
      ['Average 50 hours per week at $20 per hour = $1,100', [20, 20]],
      ['hourly rate of 19.00 to 21.00', [19, 21]],
      ['Se pagan $20 por hora y $30 por hora extra', [20, 20]],
    ]),
  ).toEqual([])
})

it('[BY-05] reads nothing of other periods, of what is paid beside the base, or of what is in doubt', () => {
  expect(
    wrongOf(
      [
        '',
        'Competitive',
        '$45,000 - $52,000 per year',
        '$900 weekly',
        '$1,200 - $1,500 a week',
        '$180 per day',
        '$0.62 per mile',
        '$500 sign-on bonus',
        '$12/hr detention pay, $0.60 per mile',
        '$2 per hour shift differential',
        '$18 - $22',
        '40 hours per week',
        '$25 per hour including tips',
        '$900 per hour',
        '$22 - $18 per hour',
        '$27/hr overtime',
        '$65k',
        'up to $3,000 a month in commission',
        '401k, $15 co-pay',
        'DOE',
        '$1.50 per hour night premium',
        '$18,50 por hora',
        '18,50 per hour',
        '$18/hr; $2/hr for nights',
        '€20/hr',
        '£15 per hour',
        'CA$20 per hour',
        '$20 CAD an hour',
        '120 pesos por hora',
        '$20 an hour after 90 days',
        'drivers average $28/hr',
        '$80 starting, $95 after 90 days',
        '$45 starting, $60 after 5 pm',
        '$18 starting per unit, $20 after 90 days',
        '$24 starting, $27 after 90 days, paid weekly',
        '$50 starting bonus, $60 after 90 days',
        '$20 starting',
        'Hourly (40 hours per week)',
        'Hourly position - 3 days a week',
        'Hourly Grade 12',
        '$3 per box, 10 per hour',
        'Tier 1 $18, Tier 2 $20 per hour',
        'Total package $52.40/hr ($38.15/hr on the check)',
        'Earning potential of $30/hr',
        'You can make $28/hr',
      ].map((text) => [text, none]),
    ),
  ).toEqual([])
})

it('[BY-05] knows where the numbers say all of it', () => {
  const whole = [
    '',
    '$18 per hour',
    '$18 - $22.50 per hour',
    'From $18.50 per hour',
    'Up to $100 per hour',
    '$20/hr',
  ]
  const more = [
    '$18 per hour plus tips',
    '$900 weekly',
    '1st shift $18 per hour',
    '$18 per hour DOE',
    'Competitive',
  ]
  expect(whole.filter((text) => !readPay(text).whole)).toEqual([])
  expect(more.filter((text) => readPay(text).whole)).toEqual([])
})

it('[BY-05] reads nothing of a text that is too long, in no time', () => {
  const long = `$18 an hour ${'and 1 '.repeat(10_000)}`
  expect(readPay(long)).toEqual({ from: null, to: null, whole: false })
})
