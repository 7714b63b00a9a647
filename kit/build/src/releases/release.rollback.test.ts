import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { endpoint, slot } from '../../test/test-descriptor.ts'
import { editRegistry, readRegistry } from './edit-registry.ts'
import { rolledBackTo } from './list-releases.ts'
import { withLive } from './registry.ts'
import { folderStore } from './store/folder-store.ts'
import { newestVersion } from './registry-versions.ts'
import { publishOffer } from '../shell-offer.ts'
import { markGood, releaseAllBuilds, releaseBuild, rollBack } from './release.ts'
import type { ReleaseTarget } from './release.ts'
import { now, reasons, releasesOf } from '../../test/releases.ts'

let root: string
let places: ReleaseTarget
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'release-'))
  places = {
    store: folderStore(path.join(root, 'store')),
    services: {},
    author: async () => ({ by: 'Ann', commit: 'abcdef0123456789' }),
  }
  await publishOffer(places.store, 'one', { hostApi: 1, shared: {} })
  return () => rm(root, { recursive: true, force: true })
})
const { build, release, live } = releasesOf(
  () => root,
  () => places,
)

describe('rolling back', () => {
  it('goes to what was live before, further with each step, and says when there is nothing more', async () => {
    for (const version of ['1', '2', '3']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('2')
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
    expect(await live('mf-jobs')).toBe('1')
    expect(await reasons(rollBack('mf-jobs', undefined, places))).toEqual(['mf-jobs has no earlier release'])
  })

  it('goes to the last that is good, past those not said to be', async () => {
    await release('mf-jobs', '1')
    await markGood('mf-jobs', places)
    for (const version of ['2', '3']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
    // a trial that its operator made live for all was looked at
    const dist = await build('mf-jobs', '4')
    for (const share of [10, 100]) await releaseBuild(dist, places, now, share)
    for (const version of ['5', '6']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('4')
    // what is good is so when it is released again
    for (const version of ['1', '7']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
    expect(await reasons(markGood('mf-auth', places))).toEqual(['mf-auth is not live'])
  })

  it('[BY-16] says where it went and why, and what was released there', async () => {
    const back = async (version?: string) =>
      rolledBackTo('mf-jobs', await rollBack('mf-jobs', version, places))
    const origin = 'released 2026-01-01T00:00:00.000Z by Ann from abcdef012345'
    for (const version of ['1', '2', '3']) await release('mf-jobs', version)
    expect(await back()).toBe(`mf-jobs 2 is live again: the one before, as none is marked good; ${origin}`)
    await markGood('mf-jobs', places)
    for (const version of ['4', '5']) await release('mf-jobs', version)
    expect(await back()).toBe(`mf-jobs 2 is live again: the last that is marked good; ${origin}`)
    await releaseBuild(await build('mf-jobs', '6'), places, now, 10)
    expect(await back()).toBe(`mf-jobs 2 is live again: for everybody, without the trial; ${origin}`)
    expect(await back('1')).toBe(`mf-jobs 1 is live again: as asked for; ${origin}`)
  })

  it('goes to the one that is named', async () => {
    for (const version of ['1', '2', '3']) await release('mf-jobs', version)
    await rollBack('mf-jobs', '1', places)
    expect(await live('mf-jobs')).toBe('1')
    await rollBack('mf-jobs', '3', places)
    expect(await live('mf-jobs')).toBe('3')
    expect(await reasons(rollBack('mf-jobs', '9', places))).toEqual(['mf-jobs has no release 9'])
  })

  it('does not come back to what was rolled back from, after a release that mends it', async () => {
    for (const version of ['1', '2-bad']) await release('mf-jobs', version)
    await rollBack('mf-jobs', undefined, places)
    await release('mf-jobs', '3')
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
  })

  it('refuses to go where a live one misses a slot, or where the files are gone', async () => {
    await release('mf-auth', '1')
    await release('mf-auth', '2', { slotsProvided: [slot('auth.entry.v1')] })
    await release('mf-wizard', '1', { slotsUsed: [slot('auth.entry.v1')] })
    expect(await reasons(rollBack('mf-auth', undefined, places))).toEqual([
      'mf-wizard: no remote provides the slot auth.entry.v1',
    ])
    await release('mf-wizard', '2')
    for (const { key } of await places.store.list('releases/mf-auth/'))
      if (/1\.\w+\.zip$/.test(key)) await places.store.remove(key)
    await expect(rollBack('mf-auth', undefined, places)).rejects.toThrow(
      /^releases\/mf-auth\/1\.\w+\.zip is gone$/,
    )
  })
})

describe('[BY-16] all builds of an image, on a site that runs', () => {
  const target = () => ({ ...places, beforeLive: async () => failures })
  const releaseImage = () =>
    releaseAllBuilds(root, target(), now, { stays: (name) => name === 'mf-milestones' })
  let failures: string[] = []
  beforeEach(() => (failures = []))

  it('are compared with the shells that live, looked at, and wait for services that never said what they have', async () => {
    await release('mf-auth', '1')
    const react = { react: { range: '^20.0.0', names: [] } }
    await build('mf-jobs', '1', { sharedUsed: react })
    expect(await reasons(releaseImage())).toEqual(['mf-jobs: a live shell has no react'])
    await build('mf-jobs', '1', { endpointsUsed: [endpoint('jobs.x')] })
    expect(await reasons(releaseImage())).toEqual([
      'mf-jobs: jobs never said what it has, which this release calls',
    ])
    await build('mf-jobs', '1')
    failures = ['the page /jobs fails']
    expect(await reasons(releaseImage())).toEqual(failures)
    expect(await live('mf-jobs')).toBeUndefined()
    failures = []
    await releaseImage()
    expect(await live('mf-jobs')).toBe('1')
  })

  it('leave what another repository has made live, and end what is no more', async () => {
    for (const name of ['mf-milestones', 'mf-old']) await release(name, '1')
    for (const name of ['mf-milestones', 'mf-old'])
      await rm(path.join(root, name), { recursive: true, force: true })
    await build('mf-jobs', '1')
    await releaseImage()
    expect(await Promise.all(['mf-milestones', 'mf-old', 'mf-jobs'].map(live))).toEqual(['1', undefined, '1'])
  })
})

describe('all builds at the start', () => {
  it('releases what is new, together, and leaves what was rolled back', async () => {
    await build('mf-wizard', '1', { slotsUsed: [slot('auth.entry.v1')] })
    await build('mf-auth', '1', { slotsProvided: [slot('auth.entry.v1')] })
    await mkdir(path.join(root, 'mf-jobs'))
    await writeFile(path.join(root, 'mf-jobs/package.json'), '{}')
    expect((await releaseAllBuilds(root, places, now)).map(({ name }) => name)).toEqual([
      'mf-auth',
      'mf-wizard',
    ])
    await build('mf-wizard', '2')
    await releaseAllBuilds(root, places, now)
    await rollBack('mf-wizard', undefined, places)
    expect(await releaseAllBuilds(root, places, now)).toEqual([])
    expect(await live('mf-wizard')).toBe('1')
  })

  it('ends what is live of a microfrontend that is no more', async () => {
    await Promise.all([build('mf-jobs', '1'), build('mf-matches', '1')])
    await releaseAllBuilds(root, places, now)
    await rm(path.join(root, 'mf-matches/package.json'))
    await releaseAllBuilds(root, places, now)
    expect(await live('mf-matches')).toBeUndefined()
    expect(await live('mf-jobs')).toBe('1')
  })

  it('refuses builds that do not fit together', async () => {
    await build('mf-jobs', '1')
    await releaseAllBuilds(root, places, now)
    await build('mf-wizard', '1', { slotsUsed: [slot('auth.entry.v1')] })
    expect(await reasons(releaseAllBuilds(root, places, now))).toEqual([
      'mf-wizard: no remote provides the slot auth.entry.v1',
    ])
  })

  it('keeps an edit that changes nothing from touching the file', async () => {
    await release('mf-jobs', '1')
    const state = await readRegistry(places.store)
    const before = await newestVersion(places.store)
    await editRegistry(places.store, (now) => now)
    expect(await newestVersion(places.store)).toEqual(before)
    expect(withLive(state, 'mf-unknown', '1')).toBe(state)
  })
})
