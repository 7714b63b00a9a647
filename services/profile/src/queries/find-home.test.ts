import { expect, it } from 'vitest'
import { loadHomes } from './find-home.ts'

it('knows the middle of a ZIP code, and nothing of what is none', async () => {
  const findHome = await loadHomes()
  expect(findHome('00501')).toEqual({ latitude: expect.closeTo(40.8, 1), longitude: expect.closeTo(-73, 1) })
  for (const zip of ['', '501', '00000', '7102', '07102-1', 'abcde']) expect(findHome(zip)).toBeNull()
})
