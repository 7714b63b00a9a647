import { expect, it } from 'vitest'
import type { Application } from '../application.ts'
import { acceptedFromHome } from './way-from-home.ts'

const accepted: Application = { mismatch_ack: { 7: ['location', 'availability'], 8: ['commute'] } }
const all = accepted.mismatch_ack

it.each<[string, Application, Application['mismatch_ack']]>([
  ['nothing was accepted', { mismatch_ack: undefined }, {}],
  ['no one said from where', { address_postal_code: '07102' }, all],
  ['the home is the same', { mismatch_ack_home: '07102', address_postal_code: '07102' }, all],
  ['no home is told', { mismatch_ack_home: '07102' }, all],
  [
    'the home is another',
    { mismatch_ack_home: '07102', address_postal_code: '10001' },
    { 7: ['availability'], 8: [] },
  ],
])('[WZ-07] of what was accepted stays where %s', (_, change, stays) => {
  expect(acceptedFromHome({ ...accepted, ...change })).toEqual(stays)
})
