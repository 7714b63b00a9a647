import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { utm } from './utm.ts'

it.each([
  [
    'utm_source=poster&utm_campaign=fall+fair&gclid=x1&ccuid=c',
    { source: 'poster', campaign: 'fall fair', gclid: 'x1', ccuid: 'c' },
  ],
  ['fall fair', { campaign: 'fall fair' }],
  ['', {}],
  ['other=1', {}],
  [{ source: 'poster' }, { source: 'poster' }],
  [undefined, undefined],
])('[EN-09] the campaign %j is %j', (sent, read) => expect(z.parse(utm, sent)).toEqual(read))

it.each([7, ['a'], 'x'.repeat(3_001), { source: 7 }])('[EN-09] %j is no campaign', (sent) =>
  expect(z.safeParse(utm, sent).success).toBe(false),
)
