import { expect, it } from 'vitest'
import type { Company } from '../database.ts'
import { companyStateOf } from './company-state.ts'

it.each([
  ['approved', true],
  ['pending', false],
  ['refused', false],
])('[AU-26] a company that is %s is published as approved: %s', (state, approved) => {
  const company = { id: 'c1', version: 3, name: 'Harbor Foods', state, domains: ['harbor.example'] }
  expect(companyStateOf(company as unknown as Company)).toStrictEqual({
    id: 'c1',
    version: 3,
    name: 'Harbor Foods',
    approved,
  })
})
