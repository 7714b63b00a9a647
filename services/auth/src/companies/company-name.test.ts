import { expect, it } from 'vitest'
import { companyKey } from './company-name.ts'

it.each([
  ['Harbor & Pine, Inc.', 'harbor and pine'],
  ['  harbor AND pine ', 'harbor and pine'],
  ['HARBOR & PINE LLC', 'harbor and pine'],
  ["O'Brien’s Café", 'obriens cafe'],
  ['The Company', 'the'],
  ['Inc', 'inc'],
  ['3M', '3m'],
  ['!!', '!!'],
  [' !! ', '!!'],
])('[AU-26] %j is found as %j', (name, key) => expect(companyKey(name)).toBe(key))
