import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { editRegistry } from '@lunchpail/kit-build/edit-registry'
import { integrityOf } from '@lunchpail/kit-build/publish-files'
import { withRelease, withTrial } from '@lunchpail/kit-build/registry'
import { jobsDescriptor } from '../test/test-release.ts'
import { testFolder } from '../test/test-site.ts'
import { liveRegistry } from './live-registry.ts'

/** A registry with mf-jobs and mf-auth in version 1, and the shell that reads it. */
async function setUp() {
  const folder = await testFolder()
  const [registryFile, releasesFolder] = [path.join(folder, 'registry.json'), path.join(folder, 'releases')]
  const publish = async (name: string, version: string) => {
    const descriptor = jobsDescriptor(version, { name, preload: [], sentences: undefined, pages: [] })
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
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const open = async () => {
    const registry = await liveRegistry({ registryFile, releasesFolder }, log, () => {})
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
  return { registryFile, publish, open, edit, said: () => lines.join('') }
}
const soon = { interval: 20 }

describe('the live registry', () => {
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
    const { registryFile, open } = await setUp()
    const { registry, live } = await open()
    await writeFile(registryFile, '{"remotes":')
    await vi.waitFor(() => expect(registry.errors()).toBe(1), soon)
    expect(live()).toEqual(['mf-auth 1', 'mf-jobs 1'])
  })
})

describe('[BY-16] a build on trial', () => {
  it('is what its share of the visitors gets, each the same one every time, and nobody without a cookie', async () => {
    const { registryFile, publish, open } = await setUp()
    const { registry } = await open()
    const { release } = await publish('mf-jobs', '2')
    await editRegistry(registryFile, (state) => withTrial(state, release, 10))
    await vi.waitFor(() => expect(registry.releases()).toHaveLength(3), soon)
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
