import { expect, it } from 'vitest'
import { typedZip } from './typed-zip.ts'

it('[WZ-06] [JB-01] takes a ZIP code as it is pasted, and makes none of what is none', () => {
  const pasted = [
    '43215',
    ' 43215',
    '\u00a043215\u200b',
    '43215-1234',
    '432151234',
    'Columbus, OH 43215',
    'Columbus, OH\u00a043215-1234',
    '４３２１５',
  ]
  expect(pasted.filter((text) => typedZip(text) !== '43215')).toEqual([])
  const others = [
    '',
    '432',
    '43215-',
    '43215-12',
    'Colum',
    '12 Dock Street',
    'K1A 0B1',
    '614-555-0202',
    '432156',
  ]
  expect(others.map(typedZip)).toEqual(others)
  expect(typedZip('４３')).toBe('43')
})
