import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { endpoint, object, slot } from '../../test/test-descriptor.ts'
import { editRegistry, readRegistry } from './edit-registry.ts'
import { listReleases } from './list-releases.ts'
import { bringFiles } from './publish-files.ts'
import { readAllLive } from './read-releases.ts'
import { folderStore } from './store/folder-store.ts'
import { newestVersion } from './registry-versions.ts'
import { publishOffer, withdrawOffer } from '../shell-offer.ts'
import { markGood, releaseBuild, rollBack } from './release.ts'
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

const service = async (endpoints: unknown[]) => {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ instance: 'one', endpoints, provides: [], consumes: [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise((resolve) => server.close(resolve))
  onTestFinished(async () => void (await stop()))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

describe('releasing', () => {
  it('puts the files at an address with the version in it, makes it live, and leaves older ones', async () => {
    await release('mf-jobs', '1')
    await release('mf-jobs', '2')
    expect(await live('mf-jobs')).toBe('2')
    const { live: releases } = await readAllLive(places.store, await readRegistry(places.store))
    const folder = path.join(root, 'copy')
    await bringFiles(places.store, folder, releases[0]!)
    expect(await readFile(path.join(folder, 'mf-jobs/2/remoteEntry.2.js'), 'utf8')).toBe('// 2')
    const keys = (await places.store.list('releases/')).map(({ key }) =>
      key.replace(/\w{32}(?=\.zip)/, 'hash'),
    )
    const of = (version: string) => ['json', 'hash.zip'].map((kind) => `releases/mf-jobs/${version}.${kind}`)
    expect(keys.toSorted()).toEqual([...of('1'), ...of('2')].toSorted())
  })

  it('tells when, by whom and from which commit each was released, and what is live, the newest first', async () => {
    await release('mf-jobs', '1')
    await markGood('mf-jobs', places)
    await release('mf-jobs', '2')
    await releaseBuild(await build('mf-jobs', '3'), places, now, 10)
    expect(listReleases(await readRegistry(places.store))).toEqual([
      'mf-jobs  3  10 %        2026-01-01T00:00:00.000Z  abcdef012345  Ann',
      'mf-jobs  2  live        2026-01-01T00:00:00.000Z  abcdef012345  Ann',
      'mf-jobs  1        good  2026-01-01T00:00:00.000Z  abcdef012345  Ann',
    ])
    expect(listReleases(await readRegistry(places.store), 'mf-auth')).toEqual([])
    // what a release is, is beside it: every shell reads all of this at each change
    expect((await newestVersion(places.store)).text!.length).toBeLessThan(3 * 400)
  })

  it('orders nothing by a clock: one that is an hour behind releases what is live next', async () => {
    await release('mf-jobs', '1')
    await releaseBuild(await build('mf-jobs', '2'), places, new Date(now.getTime() - 3_600_000))
    expect(await live('mf-jobs')).toBe('2')
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
  })

  it('takes no other files under a version that is in the store', async () => {
    await release('mf-jobs', '1')
    const dist = await build('mf-jobs', '1')
    await writeFile(path.join(dist, 'remoteEntry.1.js'), 'steal()')
    await expect(releaseBuild(dist, places, now)).rejects.toThrow('is in the store already, with other files')
  })

  it('leaves nothing live of a release that ended between its files and the registry', async () => {
    await release('mf-jobs', '1')
    const { create } = places.store
    const failing = (kind: string): ReleaseTarget => ({
      ...places,
      store: {
        ...places.store,
        create: (key, bytes) =>
          key.startsWith(kind) ? Promise.reject(new Error('full')) : create(key, bytes),
      },
    })
    const dist = await build('mf-jobs', '2')
    for (const kind of ['releases/mf-jobs/2.json', 'registry/'])
      await expect(releaseBuild(dist, failing(kind), now)).rejects.toThrow('full')
    expect(await live('mf-jobs')).toBe('1')
    await releaseBuild(dist, places, now)
    expect(await live('mf-jobs')).toBe('2')
  })

  it('releases nothing into a store that ignores conditions', async () => {
    const { replace } = places.store
    const ignores = {
      ...places.store,
      create: async (key: string, bytes: Uint8Array | string) => (await replace(key, bytes), true),
    }
    await expect(
      releaseBuild(await build('mf-jobs', '1'), { ...places, store: ignores }, now),
    ).rejects.toThrow('ignores If-None-Match')
  })

  it('refuses what does not fit, says why, and changes nothing', async () => {
    await release('mf-jobs', '1')
    const before = await newestVersion(places.store)
    const used = { slotsUsed: [slot('auth.entry.v1')], hostApi: 9 }
    expect(await reasons(release('mf-jobs', '2', used))).toEqual([
      'mf-jobs: it is made for host API 9, a live shell has 1',
      'mf-jobs: no remote provides the slot auth.entry.v1',
    ])
    expect(await newestVersion(places.store)).toEqual(before)
  })

  it('asks the live shells what they offer, counts by what they said last, and begins a site without', async () => {
    await release('mf-jobs', '1')
    const offers = { sharedUsed: { react: { range: '^19.3.1', names: [] } } }
    const lacks = ['mf-jobs: a live shell has no react']
    expect(await reasons(release('mf-jobs', '2', offers))).toEqual(lacks)
    // a rollout of the shell has not ended
    const react = { react: { version: '19.3.2', names: null } }
    await publishOffer(places.store, 'two', { hostApi: 1, shared: react })
    expect(await reasons(release('mf-jobs', '2', offers))).toEqual(lacks)
    await withdrawOffer(places.store, 'one')
    await release('mf-jobs', '2', offers)
    await withdrawOffer(places.store, 'two')
    const newer = { sharedUsed: { react: { range: '^20.0.0', names: [] } } }
    expect(await reasons(release('mf-jobs', '3', newer))).toEqual([
      'mf-jobs: a live shell has react 19.3.2, which is not ^20.0.0',
    ])
    // one that ended without a word: its lease is over
    const left = path.join(root, 'store/shells/live/three.json')
    await publishOffer(places.store, 'three', { hostApi: 2, shared: react })
    await utimes(left, new Date(0), new Date(0))
    await release('mf-jobs', '3', offers)
    expect(await readdir(path.dirname(left))).toEqual([])
  })

  it('refuses what no shell was ever compared with', async () => {
    await editRegistry(places.store, (state) => ({
      ...state,
      remotes: { 'mf-auth': { live: '1', releases: [] } },
    }))
    await withdrawOffer(places.store, 'one')
    expect(await reasons(release('mf-jobs', '1'))).toEqual([
      'no shell ever said what it offers: start one of this site first',
    ])
  })

  it('checks endpoints at the running service, and by what it said last while it is down', async () => {
    const jobs = await service([
      { ...endpoint('jobs.x'), params: undefined, answers: { '200': object({ id: { type: 'string' } }) } },
    ])
    places = { ...places, services: { jobs: jobs.url }, authorize: async (noun) => `Bearer for ${noun}` }
    const uses = (field: string) => ({
      endpointsUsed: [endpoint('jobs.x', { answers: { '200': object({ [field]: { type: 'string' } }) } })],
    })
    await release('mf-jobs', '1', uses('id'))
    const reason = ['mf-jobs: jobs.x 200.name is needed but not there']
    expect(await reasons(release('mf-jobs', '2', uses('name')))).toEqual(reason)
    await jobs.stop()
    expect(await reasons(release('mf-jobs', '2', uses('name')))).toEqual(reason)
    expect(await live('mf-jobs')).toBe('1')
  })

  it('lists the hash of every file, and goes back to nothing whose files were changed', async () => {
    await release('mf-jobs', '1')
    await release('mf-jobs', '2')
    const { live: releases } = await readAllLive(places.store, await readRegistry(places.store))
    expect(Object.keys(releases[0]!.integrity)).toEqual(['release.json', 'remoteEntry.2.js'])
    const archive = (await places.store.list('releases/mf-jobs/')).find(({ key }) =>
      /1\.\w+\.zip$/.test(key),
    )!
    await places.store.replace(archive.key, 'steal()')
    await expect(rollBack('mf-jobs', undefined, places)).rejects.toThrow(
      `${archive.key} is not what was released`,
    )
    expect(await live('mf-jobs')).toBe('2')
  })

  it.each([
    '../../other/entry.js',
    '/entry.js',
    'https://evil.example/entry.js',
    'a/../b.js',
    '.hidden.js',
    'a\\b.js',
    '',
  ])('releases no build whose entry is %j, which is no file of it', async (entry) => {
    const dist = await build('mf-jobs', '1')
    const file = path.join(dist, 'release.json')
    const built = JSON.parse(await readFile(file, 'utf8')) as object
    await writeFile(file, JSON.stringify({ ...built, entry }))
    await expect(releaseBuild(dist, places, now)).rejects.toThrow('must name a file of the build')
    expect(await live('mf-jobs')).toBeUndefined()
  })

  it('releases no build that lacks a file which it names', async () => {
    await expect(release('mf-jobs', '1', { preload: ['manifest.js'] })).rejects.toThrow(
      'the build lacks manifest.js',
    )
    expect(await live('mf-jobs')).toBeUndefined()
  })

  it('finds the newest registry where what is noted of it leads nowhere, as in a store that was restored', async () => {
    await release('mf-jobs', '1')
    for (const [noted, version] of [
      ['9', '2'],
      ['none', '3'],
    ] as const) {
      await places.store.replace('newest.json', noted)
      await release('mf-jobs', version)
      await places.store.replace('newest.json', noted)
      expect(await live('mf-jobs')).toBe(version)
    }
  })

  it('lets no reader see half a registry, and loses no release of two at once', async () => {
    const names = ['mf-auth', 'mf-jobs', 'mf-wizard', 'mf-engagement']
    await Promise.all(names.map((name) => release(name, '1')))
    expect(Object.keys((await readRegistry(places.store)).remotes).toSorted()).toEqual(names.toSorted())
  })

  it('makes one of two releases of a microfrontend at once live after the other, which is the one to go back to', async () => {
    await release('mf-jobs', '1')
    const apart = async (version: string) => {
      const to = path.join(root, `built-${version}`)
      await rename(await build('mf-jobs', version), to)
      return to
    }
    const [two, three] = [await apart('2'), await apart('3')]
    await Promise.all([two, three].map((dist) => releaseBuild(dist, places, now)))
    const last = await live('mf-jobs')
    const before = (await rollBack('mf-jobs', undefined, places)).version
    expect(new Set([last, before])).toEqual(new Set(['2', '3']))
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
  })
})

it('[BY-16] makes nothing live that whoever looks at it before refuses, on the shells that are live', async () => {
  const dist = await build('mf-jobs', '1')
  const seen: string[][] = []
  const target: ReleaseTarget = {
    ...places,
    beforeLive: async ({ version }, folder, shells) => {
      seen.push([version, folder, ...shells.map(({ hostApi }) => String(hostApi))])
      return seen.length === 1 ? ['the page /jobs fails'] : []
    },
  }
  expect(await reasons(releaseBuild(dist, target, now))).toEqual(['the page /jobs fails'])
  expect(await live('mf-jobs')).toBeUndefined()
  await releaseBuild(dist, target, now)
  expect(await live('mf-jobs')).toBe('1')
  expect(seen).toEqual([
    ['1', dist, '1'],
    ['1', dist, '1'],
  ])
})

it('[BY-16] makes nothing live on a shell that came while it was looked at, and that it does not fit', async () => {
  const target: ReleaseTarget = {
    ...places,
    beforeLive: async () => {
      await publishOffer(places.store, 'two', { hostApi: 2, shared: {} })
      return []
    },
  }
  expect(await reasons(releaseBuild(await build('mf-jobs', '1'), target, now))).toEqual([
    'mf-jobs: it is made for host API 1, a live shell has 2',
  ])
})
