import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { microfrontend } from './microfrontend.ts'
import { releaseDescriptor } from './releases/release-descriptor.ts'
import type { ReleaseDescriptor } from './releases/release-descriptor.ts'
import { sharedModules } from './share-policy.ts'
import { offerIncompatibilities, type ShellOffer } from './shell-offer.ts'

const folder = path.join(import.meta.dirname, '../test/fixture/mf-jobs')
const dist = path.join(folder, 'dist')
const read = (file: string) => readFile(path.join(dist, file))

async function build(): Promise<string[]> {
  const compiler = rspack(microfrontend({ name: 'mf-jobs', folder })({}, { mode: 'production' }))
  const errors = await new Promise<string[]>((done, fail) =>
    compiler.run((error, stats) =>
      error
        ? fail(error)
        : done((stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message)),
    ),
  )
  await new Promise((done) => compiler.close(done))
  return errors
}

describe('the build of a microfrontend', () => {
  let release: ReleaseDescriptor
  let files: string[]
  beforeAll(async () => {
    expect(await build()).toEqual([])
    release = z.parse(releaseDescriptor, JSON.parse((await read('release.json')).toString()))
    files = await readdir(dist)
  })
  afterAll(() => rm(dist, { recursive: true, force: true }))

  it('describes its release by its manifest and the contracts', () => {
    expect(release).toMatchObject({
      name: 'mf-jobs',
      hostApi: 1,
      nav: [{ page: '/jobs' }],
      pages: [
        { name: 'jobs.list', path: '/jobs' },
        { path: '/companies/:id' },
        { name: 'jobs.job', path: '/jobs/:id' },
        { path: '/jobs/welcome' },
        { path: '/jobs/in/:slug' },
        { path: '/jobs/trade/:slug' },
        { path: '/preferences/home' },
        { path: '/portal/roles' },
        { path: '/portal/roles/new' },
        { path: '/portal/roles/:id' },
        { path: '/portal/roles/:id/poster' },
        { path: '/portal/questions' },
        { path: '/portal/company-page' },
        { path: '/portal/featured' },
      ],
    })
    expect(release.version).toMatch(/^0\.1\.0-[0-9a-f]{8}$/)
  })

  it('[BY-16] says what its scripts import of the shell, by name, so that a live shell that lacks one refuses it', () => {
    const used = release.sharedUsed!
    const slotModule = '@lunchpail/kit-web/slot'
    expect(used[slotModule]?.names).toEqual(['Slot'])
    expect(used['@lunchpail/kit-web/router']?.names).toEqual(expect.arrayContaining(['Link', 'useParams']))
    const lacking = (module?: string): ShellOffer => ({
      hostApi: release.hostApi,
      shared: Object.fromEntries(
        sharedModules().map((one) => [
          one.module,
          {
            version: one.version,
            names: one.module === module ? [] : (used[one.module]?.names ?? []),
          },
        ]),
      ),
    })
    expect(offerIncompatibilities(release, lacking())).toEqual([])
    expect(offerIncompatibilities(release, lacking(slotModule))).toEqual([
      `mf-jobs: a live shell's ${slotModule} has no Slot`,
    ])
    expect(offerIncompatibilities({ ...release, hostApi: 2 }, lacking())).toEqual([
      'mf-jobs: it is made for host API 2, a live shell has 1',
    ])
  })

  it('names the endpoints and slots that its scripts use, with their schemas, and no others', () => {
    expect(release.endpointsUsed.map(({ name }) => name)).toEqual(['jobs.position.list'])
    expect(release.endpointsUsed[0]!.answers['200']).toMatchObject({ type: 'object' })
    expect(release.slotsUsed).toMatchObject([{ name: 'auth.entry.v1', outcome: { required: ['signedIn'] } }])
  })

  it('says which files the manifest, the sentences of a language and each screen need', () => {
    const named = [release.entry, ...release.preload, ...release.pages.flatMap(({ preload }) => preload)]
    expect(files).toEqual(expect.arrayContaining(named))
    expect(files).toEqual(expect.arrayContaining(release.sentences!.es))
    expect(release.sentences!.es).not.toEqual(release.sentences!.en)
    expect(release.pages[0]!.preload.some((file) => file.endsWith('.css'))).toBe(true)
    // whose chunk is named by a comment before the request
    expect(release.pages[2]!.preload.some((file) => file.startsWith('job.'))).toBe(true)
    expect(release.entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/)
  })

  it('brings nothing that the shell shares, and nothing that a strict content policy refuses', async () => {
    const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read))
    const text = scripts.join('\n')
    expect(text).not.toMatch(
      /react\.production|useSyncExternalStore\s*=|createBrowserRouter|lunchpailFresh\s*[:=]/,
    )
    expect(text).not.toMatch(/\beval\(|new Function\b/)
  })

  it('brings no zod, as no value is checked by a schema', () => {
    const scripts = files.filter((file) => file.endsWith('.js')).map(read)
    return expect(Promise.all(scripts).then((texts) => texts.join('\n'))).resolves.not.toContain('$Zod')
  })

  it('writes each text file compressed beside it', async () => {
    const plain = await read(release.entry)
    expect(brotliDecompressSync(await read(`${release.entry}.br`)).equals(plain)).toBe(true)
    expect(gunzipSync(await read(`${release.entry}.gz`)).equals(plain)).toBe(true)
  })

  it('puts its styles into the layer of remotes', async () => {
    const style = files.find((file) => file.endsWith('.css'))!
    expect((await read(style)).toString()).toMatch(/^@layer remote\{\.mf-jobs-[\w-]+-list\{/)
  })

  it('emits one file that renders its pages on the server, which shares with the shell what the remote shares', async () => {
    expect(release.first).toMatch(/^first\.[0-9a-f]{8}\.cjs$/)
    const text = (await read(release.first!)).toString()
    const asked = new Set([...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name))
    const shared = sharedModules().map(({ module }) => module)
    expect(asked).toContain('react/jsx-runtime')
    expect([...asked].filter((name) => !shared.includes(name!))).toEqual([])
    expect(text).not.toMatch(/__webpack_require__\.e\(/)
  })

  it('names its styles on the server as in the browser', async () => {
    const styles = (await Promise.all(files.filter((file) => file.endsWith('.css')).map(read))).join('\n')
    const named = (text: string) => new Set(text.match(/mf-jobs-[\w-]+-list\b/g))
    expect(named(styles).size).toBeGreaterThan(0)
    expect(named((await read(release.first!)).toString())).toEqual(named(styles))
  })

  it('gives the same version for the same sources', async () => {
    expect(await build()).toEqual([])
    const again = JSON.parse((await read('release.json')).toString()) as ReleaseDescriptor
    expect(again.version).toBe(release.version)
  })
})
