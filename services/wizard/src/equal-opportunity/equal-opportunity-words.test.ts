import { expect, it } from 'vitest'
import { disabilityStatus, ethnicity, veteranStatus } from '@lunchpail/contracts/wizard/enumerations'
import { equalOpportunityWords } from './equal-opportunity-words.ts'

it('[EN-18] the exported answers are told in the words of the specification', () => {
  expect(equalOpportunityWords.en.ethnicity).toEqual({
    1: 'White',
    2: 'African American',
    3: 'Hispanic/Latino',
    4: 'Native American',
    5: 'Asian/Pacific Islander',
    6: 'Other',
    7: 'Prefer not to say',
    8: 'Two or more',
  })
})

it.each(['en', 'es'] as const)('[EN-18] each answer has words of its own in %s', (language) => {
  const { head, ...words } = equalOpportunityWords[language]
  expect(new Set(head).size).toBe(8)
  const codes = {
    gender: ['female', 'male', 'not_specified'],
    ethnicity: Object.values(ethnicity).map(String),
    veteran: Object.values(veteranStatus).map(String),
    disability: Object.values(disabilityStatus).map(String),
  }
  for (const [field, values] of Object.entries(words)) {
    expect(Object.keys(values).toSorted()).toEqual(codes[field as keyof typeof codes].toSorted())
    expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length)
    for (const word of Object.values(values)) expect(word).toMatch(/\S/)
  }
})
