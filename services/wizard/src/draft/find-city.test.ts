import { beforeAll, expect, it } from 'vitest'
import { findCity } from '@lunchpail/contracts/wizard/api'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
})

it.each([
  ['07102', { city: 'Newark', state: 'NJ' }],
  ['90210', { city: 'Beverly Hills', state: 'CA' }],
  ['00000', { city: null, state: null }],
  // The Marshall Islands: no state that an address may be in.
  ['96960', { city: null, state: null }],
])('[WZ-06] knows the city and the state of the ZIP code %s', async (zip, expected) => {
  const { status, body } = await wizard.as().call(findCity, { body: { zip } })
  expect([status, body]).toEqual([200, expected])
})

it.each(['', '7102', '07102-1'])('[WZ-06] refuses %j', async (zip) => {
  const { status, body } = await wizard.as().call(findCity, { body: { zip } })
  expect([status, body.fields!['zip']!.error]).toEqual([400, 'Not a valid zip code'])
})
