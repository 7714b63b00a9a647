import { liveOffers } from '@lunchpail/kit-build/shell-offer'
import { expect, it } from 'vitest'
import { testSite } from '../test/test-site.ts'

it('[BY-16] a shell says what it offers from before it is ready until it ends', async () => {
  const site = await testSite()
  const offer = { hostApi: 1, shared: { react: { version: '19.3.1', names: null } } }
  expect(await liveOffers(site.store)).toEqual([offer])
  await site.stop(100)
  expect(await liveOffers(site.store)).toEqual([])
})
