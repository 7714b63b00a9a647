import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import { findRemotes } from '@lunchpail/kit-build/remotes'
import { readFiles, storeFiles } from '@lunchpail/kit-build/releases/publish-files'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import { offerIncompatibilities, type ShellOffer } from '@lunchpail/kit-build/shell-offer'
import { findChromium } from '@lunchpail/kit-local/test-run/chromium'
import { expect } from '@playwright/test'
import { inBrowser } from '../../shell/server/before-live/in-browser.ts'
import { test } from './test.ts'

const root = path.join(import.meta.dirname, '../..')

test('[BY-16] a build of the shell says what it has for microfrontends: every build of one fits, and none with one name more', async () => {
  const text = (file: string) => readFile(path.join(root, file), 'utf8')
  const { offer } = JSON.parse(await text('shell/dist/assets.json')) as { offer: ShellOffer }
  const builds = await Promise.all(
    findRemotes(root).map(
      async (name) => JSON.parse(await text(`${name}/dist/release.json`)) as ReleaseDescriptor,
    ),
  )
  const reasons = builds.flatMap((built) => offerIncompatibilities(built, offer))
  expect(reasons).toEqual([])
  const more = builds.flatMap(({ sharedUsed, ...built }) => {
    const used = Object.entries(sharedUsed ?? {}).filter(([module]) => offer.shared[module]?.names)
    return used.map(([module, { range }]) => ({
      ...built,
      sharedUsed: { [module]: { range, names: ['useNoSuchThing'] } },
    }))
  })
  expect(more.length).toBeGreaterThan(builds.length)
  expect(more.filter((built) => offerIncompatibilities(built, offer).length !== 1)).toEqual([])
})

/** What the scripts that only one page or slot has are in a release that breaks there. */
const broken = 'throw new Error("no such module")'

test('[BY-16] each page and slot of a release is opened on a live shell before it is live: what breaks is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'before-live-'))
  try {
    const store = folderStore(path.join(folder, 'store'))
    const text = (file: string) => readFile(path.join(root, file), 'utf8')
    const assets = JSON.parse(await text('shell/dist/assets.json')) as { serverBuild: string }
    const { serverBuild: _, ...manifest } = assets
    const archive = await storeFiles(store, 'shell', await readFiles(path.join(root, 'shell/dist/assets')))
    const shells = [{ hostApi: 1, shared: {}, build: { archive, manifest } }]
    const whole = JSON.parse(await text('mf-matches/dist/release.json')) as ReleaseDescriptor
    const descriptor = {
      ...whole,
      pages: whole.pages.filter(({ path: at }) => at === '/saved'),
      slotsProvided: whole.slotsProvided.filter(({ name }) => name === 'matches.save-job.v1'),
    }
    const dist = path.join(folder, 'dist')
    await cp(path.join(root, 'mf-matches/dist'), dist, { recursive: true })
    const look = inBrowser(findChromium())
    expect(await look(descriptor, dist, shells, store)).toEqual([])
    const own = new Set([whole.entry, ...whole.preload, ...Object.values(whole.sentences ?? {}).flat()])
    for (const file of Object.keys(await readFiles(dist))) {
      if (file.endsWith('.js') && !own.has(file)) await writeFile(path.join(dist, file), broken)
      // the compressed twins are those of what was there before
      if (/\.(br|gz)$/.test(file)) await rm(path.join(dist, file))
    }
    const reasons = await look({ ...descriptor, version: '2' }, dist, shells, store)
    expect(reasons.map((reason) => reason.replace(/ fails for a .*/, ''))).toEqual([
      'mf-matches: on a live shell, the page /saved',
      'mf-matches: on a live shell, the slot matches.save-job.v1',
      'mf-matches: on a live shell, the slot matches.save-job.v1',
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
