import { benefitBit, benefits } from '@lunchpail/contracts/jobs/enumerations'
import { expect, it } from 'vitest'
import { benefitsOf } from './benefits-of.ts'

const given = (text: string) => {
  const bits = benefitsOf([{ heading: null, text }])
  return benefits.filter((one) => bits & benefitBit[one])
}

it('[JB-08] a job gives what its text says, and not what it denies', () => {
  const table: readonly (readonly [text: string, ...given: string[]])[] = [
    ['Health insurance and 401(k).', 'health', 'retirement'],
    ['No experience needed, paid training and weekly pay.', 'weekly pay', 'training'],
    ['No weekends, health insurance.', 'health'],
    ['No overtime, paid time off.', 'time off'],
    ['Seguro médico y vacaciones pagadas.', 'health', 'time off'],
    ['We pay weekly, by direct deposit.', 'weekly pay'],
    ['Weekly paychecks. Se paga cada semana.', 'weekly pay'],
    ['You check and pay weekly invoices, and the weekly payroll.'],
    ['No health insurance.'],
    ['This job has no health, dental or vision insurance.'],
    ['We do not offer health insurance or a 401k. Weekly pay.', 'weekly pay'],
    ['We don’t offer medical coverage, and pay weekly bonuses.', 'bonus'],
    ['Dental is not included; health insurance is.', 'health'],
    ['Paid vacation and 401k are not available.'],
    ['Temps are not eligible for paid holidays.'],
    ['Without a sign-on bonus, with a retirement plan.', 'retirement'],
    ['No ofrecemos seguro médico. Pago semanal.', 'weekly pay'],
    ['Sin seguro de salud ni vacaciones pagadas.'],
    ['El seguro médico no está incluido.'],
  ]
  expect(table.map(([text]) => [text, ...given(text)])).toEqual(table)
})

it('[JB-08] a text made to be slow is read quickly', () => {
  expect(given('no paid health dental '.repeat(5_000))).toEqual([])
  expect(given('paid '.repeat(20_000))).toEqual([])
})
