import { expect, it } from 'vitest'
import type { Application } from '../application.ts'
import { acceptedFromHome } from './way-from-home.ts'

const accepted: Application = { mismatch_ack: { 7: ['location', 'availability'], 8: ['commute'] } }
const all = accepted.mismatch_ack

it('[WZ-07] what was accepted of the way stays until the home is another', () => {
  const rows: [string, Application, Application['mismatch_ack']][] = [
    ['nothing was accepted', { mismatch_ack: undefined }, {}],
    ['no one said from where', { address_postal_code: '07102' }, all],
    ['the home is the same', { mismatch_ack_home: '07102', address_postal_code: '07102' }, all],
    ['no home is told', { mismatch_ack_home: '07102' }, all],
    [
      'the home is another',
      { mismatch_ack_home: '07102', address_postal_code: '10001' },
      { 7: ['availability'], 8: [] },
    ],
  ]
  for (const [where, change, stays] of rows)
    expect.soft(acceptedFromHome({ ...accepted, ...change }), where).toEqual(stays)
})
