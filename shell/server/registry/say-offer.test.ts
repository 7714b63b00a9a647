import { readArchive } from '@lunchpail/kit-build/releases/publish-files'
import { liveOffers } from '@lunchpail/kit-build/shell-offer'
import { expect, it } from 'vitest'
import { testSite } from '../test/test-site.ts'

it('[BY-16] a shell says what it offers, and where its files are, from before it is ready until it ends', async () => {
  const site = await testSite()
  const offers = await liveOffers(site.store)
  expect(offers).toMatchObject([
    {
      hostApi: 1,
      shared: { react: { version: '19.3.1', names: null } },
      build: { manifest: { scripts: ['assets/main.1f3a9c2b.js'] } },
    },
  ])
  expect((await readArchive(site.store, offers[0]!.build!.archive)).length).toBeGreaterThan(0)
  await site.stop(100)
  expect(await liveOffers(site.store)).toEqual([])
})
