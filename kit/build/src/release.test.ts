import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { descriptor, endpoint, object, slot } from '../test/test-descriptor.ts'
import { editRegistry, readRegistry } from './edit-registry.ts'
import { listReleases, rolledBackTo } from './list-releases.ts'
import { bringFiles } from './publish-files.ts'
import { readAllLive } from './read-releases.ts'
import { liveNote, trialNote, withLive } from './registry.ts'
import { folderStore } from './release-store/folder-store.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import { newestVersion } from './registry-versions.ts'
import { publishOffer, withdrawOffer } from './shell-offer.ts'
import { endTrial, markGood, releaseAllBuilds, releaseBuild, ReleaseRefused, rollBack } from './release.ts'
import type { ReleaseTarget } from './release.ts'

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

const now = new Date('2026-01-01T00:00:00Z')

const build = async (
  name: string,
  version: string,
  more: Partial<ReleaseDescriptor> = {},
): Promise<string> => {
  const dist = path.join(root, name, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  await writeFile(path.join(root, name, 'package.json'), '{}')
  const built = descriptor(name, { version, entry: `remoteEntry.${version}.js`, ...more })
  await writeFile(path.join(dist, built.entry), `// ${version}`)
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(built))
  return dist
}
const release = async (name: string, version: string, more?: Partial<ReleaseDescriptor>) =>
  releaseBuild(await build(name, version, more), places, now)
const live = async (name: string) => liveNote(await readRegistry(places.store), name)?.version
const reasons = (work: Promise<unknown>): Promise<readonly string[]> =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof ReleaseRefused ? error.reasons : [String(error)]),
  )

const service = async (endpoints: unknown[]) => {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ endpoints, provides: [], consumes: [] }))
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
      'mf-jobs: nobody provides the slot auth.entry.v1',
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

  it('lets nobody read half a registry, and loses no release of two at once', async () => {
    const names = ['mf-auth', 'mf-jobs', 'mf-wizard', 'mf-engagement']
    await Promise.all(names.map((name) => release(name, '1')))
    expect(Object.keys((await readRegistry(places.store)).remotes).toSorted()).toEqual(names.toSorted())
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

describe('rolling back', () => {
  it('goes to what was live before, further with each step, and says when there is nothing more', async () => {
    for (const version of ['1', '2', '3']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('2')
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
    expect(await live('mf-jobs')).toBe('1')
    expect(await reasons(rollBack('mf-jobs', undefined, places))).toEqual(['mf-jobs has no earlier release'])
  })

  it('goes to the last that is good, past those that nobody said that of', async () => {
    await release('mf-jobs', '1')
    await markGood('mf-jobs', places)
    for (const version of ['2', '3']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('1')
    // a trial that its operator made live for all was looked at
    const dist = await build('mf-jobs', '4')
    for (const share of [10, 100]) await releaseBuild(dist, places, now, share)
    for (const version of ['5', '6']) await release('mf-jobs', version)
    expect((await rollBack('mf-jobs', undefined, places)).version).toBe('4')
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
      'mf-wizard: nobody provides the slot auth.entry.v1',
    ])
    await release('mf-wizard', '2')
    for (const { key } of await places.store.list('releases/mf-auth/'))
      if (/1\.\w+\.zip$/.test(key)) await places.store.remove(key)
    await expect(rollBack('mf-auth', undefined, places)).rejects.toThrow(
      /^releases\/mf-auth\/1\.\w+\.zip is gone$/,
    )
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
      'mf-wizard: nobody provides the slot auth.entry.v1',
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

describe('[BY-16] a release to a share of the visitors', () => {
  const share = async (name: string, version: string, percent: number, more?: Partial<ReleaseDescriptor>) =>
    releaseBuild(await build(name, version, more), places, now, percent)
  const trial = async (name: string) => {
    const found = trialNote(await readRegistry(places.store), name)
    return found && [found.note.version, found.share]
  }

  it('leaves what is live to the others, grows, and becomes what is live', async () => {
    await release('mf-jobs', '1')
    await share('mf-jobs', '2', 10)
    expect([await live('mf-jobs'), await trial('mf-jobs')]).toEqual(['1', ['2', 10]])
    await share('mf-jobs', '2', 50)
    expect([await live('mf-jobs'), await trial('mf-jobs')]).toEqual(['1', ['2', 50]])
    await share('mf-jobs', '2', 100)
    expect([await live('mf-jobs'), await trial('mf-jobs')]).toEqual(['2', undefined])
    await rollBack('mf-jobs', undefined, places)
    expect(await live('mf-jobs')).toBe('1')
  })

  it('is taken back by a rollback, which leaves what is live', async () => {
    await release('mf-jobs', '1')
    await release('mf-jobs', '2')
    await share('mf-jobs', '3', 10)
    const { version } = await rollBack('mf-jobs', undefined, places)
    expect([version, await live('mf-jobs'), await trial('mf-jobs')]).toEqual(['2', '2', undefined])
    await rollBack('mf-jobs', undefined, places)
    expect(await live('mf-jobs')).toBe('1')
  })

  it('ends by itself where it fails, once, says why, and can be tried again', async () => {
    await release('mf-jobs', '1')
    await release('mf-jobs', '2')
    await share('mf-jobs', '3', 10)
    const end = () => endTrial('mf-jobs', '3', 'ended by itself: failed', places)
    expect([await end(), await end()]).toEqual([true, false])
    expect([await live('mf-jobs'), await trial('mf-jobs')]).toEqual(['2', undefined])
    expect(listReleases(await readRegistry(places.store))[0]).toMatch(/^mf-jobs  3 .*ended by itself: failed/)
    await release('mf-jobs', '4')
    const back = async () => (await rollBack('mf-jobs', undefined, places)).version
    expect([await back(), await back()]).toEqual(['2', '1'])
    await share('mf-jobs', '3', 10)
    expect(await trial('mf-jobs')).toEqual(['3', 10])
    expect(listReleases(await readRegistry(places.store)).join()).not.toContain('ended')
  })

  it('is refused for what is live for nobody, or for everybody already', async () => {
    expect(await reasons(share('mf-jobs', '1', 10))).toEqual([
      'mf-jobs is not live yet: release it to everybody',
    ])
    await release('mf-jobs', '1')
    expect(await reasons(share('mf-jobs', '1', 10))).toEqual(['mf-jobs 1 is live already, for everybody'])
  })

  it('counts where another is released: it must fit both', async () => {
    await release('mf-auth', '1', { slotsProvided: [slot('auth.entry.v1')] })
    await share('mf-auth', '2', 10, { slotsProvided: [] })
    expect(await reasons(release('mf-jobs', '1', { slotsUsed: [slot('auth.entry.v1')] }))).toEqual([
      'mf-jobs: nobody provides the slot auth.entry.v1',
    ])
  })
})
