import { expect, it } from 'vitest'
import { isState, type StateCode } from '@lunchpail/contracts/wizard/enumerations'
import { isZipOfState } from '@lunchpail/contracts/wizard/rules/zip-state'
import { readZipCodes } from '@lunchpail/kit-service/zip-codes'
import { loadHomes } from './find-home.ts'

it('knows the middle of a ZIP code, and nothing of what is none', async () => {
  const findHome = await loadHomes()
  expect(findHome('00501')).toEqual({ latitude: expect.closeTo(40.8, 1), longitude: expect.closeTo(-73, 1) })
  for (const zip of ['', '501', '00000', '7102', '07102-1', 'abcde']) expect(findHome(zip)).toBeNull()
})

it('[WZ-06] refuses no ZIP code in the state that it is in', async () => {
  const known = (await readZipCodes()).flatMap(({ zip, state }) =>
    isState(state) ? [{ zip, state: state as StateCode }] : [],
  )
  expect(known.length).toBeGreaterThan(40_000)
  expect(known.filter(({ zip, state }) => !isZipOfState(zip, state))).toEqual([])
})
