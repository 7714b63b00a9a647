import { expect, it } from 'vitest'
import { lowerCapitals, titleCase } from './title-case.ts'

it.each([
  ['OFFICE OF THE COMPTROLLER', 'Office of the Comptroller'],
  ["MACHINIST'S HELPER", "Machinist's Helper"],
  ['IT STUDENT', 'IT Student'],
])('%s is written %s', (shouted, calm) => {
  expect(titleCase(shouted, new Set(['IT']))).toBe(calm)
})

it.each([
  ['AUTO MECHANIC 4-Day', 'Auto Mechanic 4-Day'],
  ['GIS Intern', 'GIS Intern'],
  ['CATCH School Nurse', 'CATCH School Nurse'],
  ['eVital Project Manager', 'eVital Project Manager'],
])('%s is calmed to %s', (mixed, calm) => {
  expect(lowerCapitals(mixed, new Set(['CATCH']))).toBe(calm)
})
