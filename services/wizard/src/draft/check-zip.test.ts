import { beforeAll, expect, it } from 'vitest'
import { checkZip } from '@lunchpail/contracts/wizard/api'
import { position } from '../../test/factories.ts'
import { shareWizard, type Wizard } from '../../test/wizard-service.ts'

let wizard: Wizard
beforeAll(async () => {
  wizard = await shareWizard()
  await wizard.publishPositions(
    position({ id: 7, latitude: 40.73, longitude: -74.17 }),
    position({ id: 8, latitude: null, longitude: null }),
    position({ id: 9, latitude: 34.05, longitude: -118.24 }),
  )
})

it.each([
  ['07102', '7', true, []],
  ['10001', '7,8', true, []],
  ['10001', '7,9', false, [9]],
  ['90210', '7,8,9', false, [7]],
  // its place is not known
  ['00000', '7', true, []],
  ['90210', '99', true, []],
])('[WZ-07] a home in %s is in range of %s: %s', async (zip, p, in_range, positions) => {
  const { status, body } = await wizard.visitor().call(checkZip, { query: { zip, p } })
  expect([status, body]).toEqual([200, { in_range, positions }])
})

it('[WZ-07] takes five digits alone', async () => {
  const { status, body } = await wizard.visitor().call(checkZip, { query: { zip: '1000', p: '7' } })
  expect([status, body]).toMatchObject([400, { fields: { zip: { code: 'person.zip-invalid' } } }])
})
