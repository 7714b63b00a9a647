import { expect, it } from 'vitest'
import { lookAlike } from './look-alike.ts'

it.each([
  'Harbor & Pine Logistics',
  'Harbor & Pine Logistics.',
  'HARBOR AND PINE LOGISTICS, INC.',
  'Harbor\u200b & Pine Logistics',
  'Hаrbor & Pine Logistics',
  'Harbor & Pinе Logistics LLC',
  'Harb0r & P1ne Log1stics',
  'Hárbor & Pine Logistics',
  'HarborandPine Logistics',
])('takes %j for the same company', (name) =>
  expect(lookAlike(name)).toBe(lookAlike('Harbor & Pine Logistics')),
)

it.each(['Harbor & Pine', 'Pine & Harbor Logistics', 'Harbor & Vine Logistics'])(
  'takes %j for another one',
  (name) => expect(lookAlike(name)).not.toBe(lookAlike('Harbor & Pine Logistics')),
)
