import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { editRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { hashOf, recordKey } from '@lunchpail/kit-build/releases/publish-files'
import { withRelease, withTrial, type Release } from '@lunchpail/kit-build/releases/registry'
import { newestVersion, versionKey } from '@lunchpail/kit-build/releases/registry-versions'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { jobsDescriptor, publishTestRelease } from '../test/test-release.ts'
import { testFolder } from '../test/test-site.ts'
import { liveRegistry } from './live-registry.ts'

/** A registry with mf-jobs and mf-auth in version 1, and the shell that reads it. */
async function setUp() {
  const folder = await testFolder()
  const store = folderStore(path.join(folder, 'store'))
  const releasesFolder = path.join(folder, 'releases')
  const publish = async (name: string, version: string, more: Partial<ReleaseDescriptor> = {}) =>
    publishTestRelease(
      store,
      jobsDescriptor(version, { name, preload: [], sentences: undefined, pages: [], ...more }),
    )
  const first = [await publish('mf-jobs', '1'), await publish('mf-auth', '1')]
  await editRegistry(store, (state) => first.reduce(withRelease, state))
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const onChange = vi.fn<() => void>()
  const beforeLive = vi.fn<(releases: readonly Release[]) => Promise<void>>(async () => {})
  const open = async (from: ReleaseStore = store) => {
    const registry = await liveRegistry({ store: from, releasesFolder }, log, { beforeLive, onChange })
    onTestFinished(registry.close)
    const live = () =>
      registry
        .entries()
        .map(({ name, version }) => `${name} ${version}`)
        .toSorted()
    return { registry, live }
  }
  /** Adds a version by hand, as no one should. */
  const add = async (text: string) => {
    const { number } = await newestVersion(store)
    await store.create(versionKey(number + 1), text)
  }
  const edit = async (change: (remotes: Record<string, Record<string, unknown>>) => void) => {
    const state = JSON.parse((await newestVersion(store)).text!) as {
      remotes: Record<string, Record<string, unknown>>
    }
    change(state.remotes)
    await add(JSON.stringify(state))
  }
  /** Replaces what the store holds of a release, as the keys of a shell do not allow. */
  const damage = (file: (name: string) => boolean) => async () => {
    for (const { key } of await store.list('releases/')) if (file(key)) await store.replace(key, 'steal()')
  }
  return {
    store,
    releasesFolder,
    publish,
    open,
    beforeLive,
    onChange,
    add,
    edit,
    damage,
    said: () => lines.join(''),
  }
}
const soon = { interval: 20 }

describe('the live registry', () => {
  it('tells a browser where the files of each release are, by their version', async () => {
    const { store, publish, open, said } = await setUp()
    const { preload, pages } = jobsDescriptor('2')
    const release = await publish('mf-jobs', '2', {
      preload,
      pages,
      slotsProvided: [{ name: 'jobs.card.v1', props: {}, outcome: {} }],
    })
    await editRegistry(store, (state) => withRelease(state, release))
    const { registry } = await open()
    const at = (file: string) => `/remotes/mf-jobs/2/${file}`
    expect(registry.entries().find(({ name }) => name === 'mf-jobs')).toEqual({
      name: 'mf-jobs',
      version: '2',
      entry: at('remoteEntry.aaaaaaaa.js'),
      hostApi: 1,
      pages: [
        {
          path: '/jobs',
          signedIn: false,
          preload: [at('list.cccccccc.js'), at('list.dddddddd.css')],
        },
        { path: '/jobs/:id/new', signedIn: false, preload: [] },
      ],
      nav: release.descriptor.nav,
      slots: ['jobs.card.v1'],
      preload: [at('manifest.bbbbbbbb.js')],
    })
    expect(said()).toMatch(/"live":\["mf-auth 1","mf-jobs 2"\],"trials":\[\].*"registry read"/)
  })

  it('says once for each change that something changed, and nothing of what it began with', async () => {
    const { store, publish, open, onChange } = await setUp()
    const { live } = await open()
    expect(onChange).not.toHaveBeenCalled()
    for (const version of ['2', '3']) {
      const release = await publish('mf-jobs', version)
      await editRegistry(store, (state) => withRelease(state, release))
      await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', `mf-jobs ${version}`]), soon)
    }
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), soon)
  })

  it('makes a change live once it has been prepared, and what it began with at once', async () => {
    const { store, publish, open, beforeLive } = await setUp()
    const { live } = await open()
    expect(beforeLive).not.toHaveBeenCalled()
    const { promise: prepared, resolve } = Promise.withResolvers<void>()
    beforeLive.mockReturnValueOnce(prepared)
    const release = await publish('mf-jobs', '2')
    await editRegistry(store, (state) => withRelease(state, release))
    await vi.waitFor(() => expect(beforeLive).toHaveBeenCalled(), soon)
    const next = beforeLive.mock.lastCall![0].map(
      ({ descriptor }) => `${descriptor.name} ${descriptor.version}`,
    )
    expect([next.toSorted(), live()]).toEqual([
      ['mf-auth 1', 'mf-jobs 2'],
      ['mf-auth 1', 'mf-jobs 1'],
    ])
    resolve()
    await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', 'mf-jobs 2']), soon)
  })

  it('is empty where there is no registry yet, and reads the first one', async () => {
    const { store, open } = await setUp()
    const { text } = await newestVersion(store)
    for (const { key } of await store.list('registry/')) await store.remove(key)
    await store.remove('newest.json')
    const { registry, live } = await open()
    expect([live(), registry.releases(), registry.isRead()]).toEqual([[], [], false])
    await store.create(versionKey(1), text!)
    await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1']), soon)
    expect(registry.isRead()).toBe(true)
  })

  it('keeps a remote as it was where the version that is called live is not known, and says so', async () => {
    const { open, edit, said } = await setUp()
    const { registry, live } = await open()
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    await edit((remotes) => (remotes['mf-jobs']!['live'] = '9'))
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(said()).toMatch(/"remote":"mf-jobs".*lists no version 9/)
  })

  it.each([
    ['a live version that it does not list', (jobs: Record<string, unknown>) => (jobs['live'] = '9')],
    ['releases that are none', (jobs: Record<string, unknown>) => (jobs['releases'] = 'none')],
    [
      'a record that is not what was released',
      (jobs: Record<string, unknown>) =>
        ((jobs['releases'] as { record: string }[])[0]!.record = 'sha384-of-another'),
    ],
    [
      'the version of a release that is not there',
      (jobs: Record<string, unknown>) =>
        Object.assign(jobs, {
          live: '../mf-auth/1',
          releases: [{ version: '../mf-auth/1', releasedAt: '', record: '' }],
        }),
    ],
  ])('starts without the one remote that has %s, and with all the others', async (_, change) => {
    const { open, edit, said } = await setUp()
    await edit((remotes) => change(remotes['mf-jobs']!))
    const { registry, live } = await open()
    expect(live()).toEqual(['mf-auth 1'])
    expect(registry.errors()).toBe(1)
    expect(said()).toContain('"remote":"mf-jobs"')
    expect(said()).toContain('a remote is not live as the registry says; what was live of it stays')
  })

  it('makes no release live whose files were changed in the store, and says which', async () => {
    const { store, publish, open, damage, said } = await setUp()
    const { registry, live } = await open()
    const second = await publish('mf-jobs', '2')
    await damage((key) => key.startsWith('releases/mf-jobs/2.') && key.endsWith('.zip'))()
    await editRegistry(store, (state) => withRelease(state, second))
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(said()).toMatch(/releases\/mf-jobs\/2\.\w+\.zip is not what was released/)
    const third = await publish('mf-jobs', '3')
    await editRegistry(store, (state) => withRelease(state, third))
    await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', 'mf-jobs 3']), soon)
    expect(registry.errors()).toBe(0)
  })

  it('makes no release live whose script is at another address, whoever wrote its record', async () => {
    const { store, open, edit, said } = await setUp()
    const { registry, live } = await open()
    const descriptor = jobsDescriptor('2', { entry: 'https://evil.example/entry.js' })
    const text = JSON.stringify({ descriptor, integrity: {}, archive: { key: 'none', integrity: '' } })
    await store.create(recordKey(descriptor), text)
    await edit((remotes) => {
      remotes['mf-jobs'] = { live: '2', releases: [{ version: '2', releasedAt: '', record: hashOf(text) }] }
    })
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(said()).toContain('must name a file of the build')
  })

  it('fetches again what was changed on this machine', async () => {
    const { releasesFolder, open } = await setUp()
    ;(await open()).registry.close()
    const file = path.join(releasesFolder, 'mf-jobs/1/remoteEntry.aaaaaaaa.js')
    const released = await readFile(file, 'utf8')
    await writeFile(file, 'steal()')
    expect((await open()).live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(await readFile(file, 'utf8')).toBe(released)
  })

  it('begins with what was live last where the store is away, and goes on when it is back', async () => {
    const { store, publish, open, said } = await setUp()
    ;(await open()).registry.close()
    const release = await publish('mf-jobs', '2')
    await editRegistry(store, (state) => withRelease(state, release))
    let isAway = true
    const away: ReleaseStore = {
      ...store,
      read: (key) => (isAway ? Promise.reject(new Error('away')) : store.read(key)),
    }
    const { registry, live } = await open(away)
    expect([live(), registry.isRead(), registry.errors()]).toEqual([['mf-auth 1', 'mf-jobs 1'], true, 1])
    expect(said()).toContain('the registry cannot be read; what was live stays')
    isAway = false
    registry.reload()
    await vi.waitFor(() => expect([live(), registry.errors()]).toEqual([['mf-auth 1', 'mf-jobs 2'], 0]), soon)
  })

  it('shows at a start what was live here last of a remote whose record the store does not give, and keeps it in mind', async () => {
    const { store, open } = await setUp()
    ;(await open()).registry.close()
    const partly: ReleaseStore = {
      ...store,
      read: (key) =>
        key.startsWith('releases/mf-jobs') ? Promise.reject(new Error('away')) : store.read(key),
    }
    const { registry, live } = await open(partly)
    expect([live(), registry.errors()]).toEqual([['mf-auth 1', 'mf-jobs 1'], 1])
    registry.close()
    const away: ReleaseStore = { ...store, read: () => Promise.reject(new Error('away')) }
    expect((await open(away)).live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
  })

  it('reads the first release after a start on an empty store and one without it', async () => {
    const { store, open } = await setUp()
    const { text } = await newestVersion(store)
    await store.remove(versionKey(1))
    await store.remove('newest.json')
    ;(await open()).registry.close()
    let isAway = true
    const away: ReleaseStore = {
      ...store,
      read: (key) => (isAway ? Promise.reject(new Error('away')) : store.read(key)),
    }
    const { registry, live } = await open(away)
    expect([live(), registry.isRead()]).toEqual([[], false])
    isAway = false
    await store.create(versionKey(1), text!)
    registry.reload()
    await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1']), soon)
  })

  it('keeps everything as it was where the text is no registry', async () => {
    const { add, open, said } = await setUp()
    const { registry, live } = await open()
    await add('{"remotes":')
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(registry.isRead()).toBe(true)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(said()).toMatch(/"error":\{.*"the registry cannot be read; what was live stays"/)
  })
})

describe('[BY-16] a build on trial', () => {
  it('is what its share of the visitors gets, each the same one every time, and no one without a cookie', async () => {
    const { store, publish, open, said } = await setUp()
    const { registry } = await open()
    expect(registry.liveFor('visitor-1').entries).toBe(registry.entries())
    const release = await publish('mf-jobs', '2')
    await editRegistry(store, (state) => withTrial(state, release, 10))
    const named = () => registry.releases().map(({ version, descriptor }) => `${descriptor.name} ${version}`)
    await vi.waitFor(() => expect(named()).toEqual(['mf-auth 1', 'mf-jobs 1', 'mf-jobs 2']), soon)
    expect(said()).toContain('"trials":["mf-jobs 2: 10 %"]')
    const versionFor = (visitor: string | undefined) => {
      const { entries, releases } = registry.liveFor(visitor)
      expect(entries.map(({ version }) => version)).toEqual(releases.map(({ version }) => version))
      expect(entries.find(({ name }) => name === 'mf-auth')?.version).toBe('1')
      return entries.find(({ name }) => name === 'mf-jobs')?.version
    }
    const visitors = Array.from({ length: 1_000 }, (_, number) => `visitor-${number}`)
    const got = visitors.filter((visitor) => versionFor(visitor) === '2')
    expect(got.length).toBeGreaterThan(70)
    expect(got.length).toBeLessThan(130)
    expect(visitors.filter((visitor) => versionFor(visitor) === '2')).toEqual(got)
    expect(versionFor(undefined)).toBe('1')

    // a larger share keeps who was in the smaller one
    await editRegistry(store, (state) => withTrial(state, release, 50))
    await vi.waitFor(
      () => expect(visitors.filter((one) => versionFor(one) === '2').length).toBeGreaterThan(400),
      soon,
    )
    expect(got.every((visitor) => versionFor(visitor) === '2')).toBe(true)
  })

  it('is given to no one where its files were changed, and what is live stays', async () => {
    const { store, publish, open, damage, said } = await setUp()
    const { registry, live } = await open()
    const release = await publish('mf-jobs', '2')
    await damage((key) => key.startsWith('releases/mf-jobs/2.') && key.endsWith('.zip'))()
    await editRegistry(store, (state) => withTrial(state, release, 99))
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(registry.liveFor('visitor-1').entries).toEqual(registry.entries())
    expect(said()).toMatch(/"remote":"mf-jobs on trial"/)
  })
})
