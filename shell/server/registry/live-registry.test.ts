import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { editRegistry } from '@lunchpail/kit-build/edit-registry'
import { integrityOf } from '@lunchpail/kit-build/publish-files'
import { withRelease, withTrial, type Release } from '@lunchpail/kit-build/registry'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/release-descriptor'
import { jobsDescriptor } from '../test/test-release.ts'
import { testFolder } from '../test/test-site.ts'
import { liveRegistry } from './live-registry.ts'

/** A registry with mf-jobs and mf-auth in version 1, and the shell that reads it. */
async function setUp() {
  const folder = await testFolder()
  const [registryFile, releasesFolder] = [path.join(folder, 'registry.json'), path.join(folder, 'releases')]
  const publish = async (name: string, version: string, more: Partial<ReleaseDescriptor> = {}) => {
    const descriptor = jobsDescriptor(version, {
      name,
      preload: [],
      sentences: undefined,
      pages: [],
      ...more,
    })
    const at = path.join(releasesFolder, name, version)
    await mkdir(at, { recursive: true })
    await writeFile(path.join(at, descriptor.entry), `// ${name} ${version}`)
    const integrity = await integrityOf(releasesFolder, descriptor)
    const release = { version, releasedAt: '2026-01-01T00:00:00Z', integrity, descriptor }
    return { file: path.join(at, descriptor.entry), release }
  }
  const first = [await publish('mf-jobs', '1'), await publish('mf-auth', '1')]
  await editRegistry(registryFile, (state) =>
    first.reduce((all, { release }) => withRelease(all, release), state),
  )
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const onChange = vi.fn<() => void>()
  const beforeLive = vi.fn<(releases: readonly Release[]) => Promise<void>>(async () => {})
  const open = async () => {
    const registry = await liveRegistry({ registryFile, releasesFolder }, log, { beforeLive, onChange })
    onTestFinished(registry.close)
    const live = () =>
      registry
        .entries()
        .map(({ name, version }) => `${name} ${version}`)
        .toSorted()
    return { registry, live }
  }
  /** Edits the file by hand, as nobody should. */
  const edit = async (change: (remotes: Record<string, Record<string, unknown>>) => void) => {
    const state = JSON.parse(await readFile(registryFile, 'utf8')) as {
      remotes: Record<string, Record<string, unknown>>
    }
    change(state.remotes)
    // replaced as a whole, as a release does it: half a file would be another error
    await writeFile(`${registryFile}.new`, JSON.stringify(state))
    await rename(`${registryFile}.new`, registryFile)
  }
  return {
    registryFile,
    releasesFolder,
    publish,
    open,
    beforeLive,
    onChange,
    edit,
    said: () => lines.join(''),
  }
}
const soon = { interval: 20 }

describe('the live registry', () => {
  it('tells a browser where the files of each release are, by their version', async () => {
    const { registryFile, releasesFolder, publish, open, said } = await setUp()
    const files = ['list.cccccccc.js', 'list.dddddddd.css', 'manifest.bbbbbbbb.js']
    await mkdir(path.join(releasesFolder, 'mf-jobs/2'), { recursive: true })
    for (const file of files) await writeFile(path.join(releasesFolder, 'mf-jobs/2', file), '')
    const { preload, pages } = jobsDescriptor('2')
    const { release } = await publish('mf-jobs', '2', {
      preload,
      pages,
      slotsProvided: [{ name: 'jobs.card.v1', props: {}, outcome: {} }],
    })
    await editRegistry(registryFile, (state) => withRelease(state, release))
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
    expect(said()).toMatch(/"live":\["mf-jobs 2","mf-auth 1"\],"trials":\[\].*"registry read"/)
  })

  it('says once for each change that something changed, and nothing of what it began with', async () => {
    const { registryFile, publish, open, onChange } = await setUp()
    const { live } = await open()
    expect(onChange).not.toHaveBeenCalled()
    for (const version of ['2', '3']) {
      const { release } = await publish('mf-jobs', version)
      await editRegistry(registryFile, (state) => withRelease(state, release))
      await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', `mf-jobs ${version}`]), soon)
    }
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), soon)
  })

  it('makes a change live once it has been prepared, and what it began with at once', async () => {
    const { registryFile, publish, open, beforeLive } = await setUp()
    const { live } = await open()
    expect(beforeLive).not.toHaveBeenCalled()
    const { promise: prepared, resolve } = Promise.withResolvers<void>()
    beforeLive.mockReturnValueOnce(prepared)
    const { release } = await publish('mf-jobs', '2')
    await editRegistry(registryFile, (state) => withRelease(state, release))
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
    const { registryFile, open } = await setUp()
    const whole = await readFile(registryFile, 'utf8')
    await rm(registryFile)
    const { registry, live } = await open()
    expect([live(), registry.releases(), registry.isRead()]).toEqual([[], [], false])
    await writeFile(registryFile, whole)
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
      'an entry outside of its folder',
      (jobs: Record<string, unknown>) =>
        ((jobs['releases'] as { descriptor: { entry: string } }[])[0]!.descriptor.entry =
          '../../mf-auth/1/x.js'),
    ],
    [
      'the release of another',
      (jobs: Record<string, unknown>) =>
        ((jobs['releases'] as { descriptor: { name: string } }[])[0]!.descriptor.name = 'mf-auth'),
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

  it('makes no release live whose files were changed after it, and says which', async () => {
    const { registryFile, publish, open, said } = await setUp()
    const { registry, live } = await open()
    const second = await publish('mf-jobs', '2')
    await writeFile(second.file, 'steal()')
    await editRegistry(registryFile, (state) => withRelease(state, second.release))
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(said()).toContain('remoteEntry.aaaaaaaa.js')
    const third = await publish('mf-jobs', '3')
    await editRegistry(registryFile, (state) => withRelease(state, third.release))
    await vi.waitFor(() => expect(live()).toEqual(['mf-auth 1', 'mf-jobs 3']), soon)
    expect(registry.errors()).toBe(0)
  })

  it('keeps everything as it was where the file is no registry', async () => {
    const { registryFile, open, said } = await setUp()
    const { registry, live } = await open()
    await writeFile(registryFile, '{"remotes":')
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(registry.isRead()).toBe(true)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(said()).toMatch(/"error":\{.*"the registry cannot be read; what was live stays"/)
  })
})

describe('[BY-16] a build on trial', () => {
  it('is what its share of the visitors gets, each the same one every time, and nobody without a cookie', async () => {
    const { registryFile, publish, open, said } = await setUp()
    const { registry } = await open()
    expect(registry.liveFor('visitor-1').entries).toBe(registry.entries())
    const { release } = await publish('mf-jobs', '2')
    await editRegistry(registryFile, (state) => withTrial(state, release, 10))
    const named = () => registry.releases().map(({ version, descriptor }) => `${descriptor.name} ${version}`)
    await vi.waitFor(() => expect(named()).toEqual(['mf-jobs 1', 'mf-auth 1', 'mf-jobs 2']), soon)
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
    await editRegistry(registryFile, (state) => withTrial(state, release, 50))
    await vi.waitFor(
      () => expect(visitors.filter((one) => versionFor(one) === '2').length).toBeGreaterThan(400),
      soon,
    )
    expect(got.every((visitor) => versionFor(visitor) === '2')).toBe(true)
  })

  it('is nobody’s where its files were changed, and what is live stays', async () => {
    const { registryFile, publish, open, said } = await setUp()
    const { registry, live } = await open()
    const { release, file } = await publish('mf-jobs', '2')
    await writeFile(file, '// changed')
    await editRegistry(registryFile, (state) => withTrial(state, release, 99))
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
    expect(registry.liveFor('visitor-1').entries).toEqual(registry.entries())
    expect(said()).toMatch(/"remote":"mf-jobs on trial"/)
  })
})
