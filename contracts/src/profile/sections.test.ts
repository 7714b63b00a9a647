import { expect, it } from 'vitest'
import { candidateState } from './events.ts'
import { sectionKeys, sectionNames, sectionOf, sectionValue } from './sections.ts'

it('[WZ-33] each key of a section’s value belongs to one section', () => {
  const keys = sectionNames.flatMap((name) => [...sectionKeys[name]])
  expect(keys.toSorted()).toEqual(Object.keys(sectionValue.shape).toSorted())
})

it('takes a section’s part of an application, and leaves absent what was never told', () => {
  const application = { self_promo: '', jobs: [], first_name: 'Ana' }
  expect(sectionOf('summary', application)).toEqual({ self_promo: '' })
  expect(sectionOf('history', application)).toEqual({ jobs: [] })
  expect(sectionOf('info', application)).toStrictEqual({})
  expect(sectionOf('info', { address_city: 'Newark' })).toStrictEqual({ address_city: 'Newark' })
})

it('[BY-12] what matching is told of a person holds nothing private', () => {
  const told = Object.keys(candidateState.shape).join(' ')
  expect(told).not.toMatch(
    /name|birth|\bage\b|gender|ethnic|veteran|disab|eligible|email(?!_job_alerts_enabled)|phone|address/,
  )
})
