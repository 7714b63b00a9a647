import { mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { recordKey } from '@lunchpail/kit-build/releases/publish-files'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { expect, it } from 'vitest'
import { jobsDescriptor, releaseOn } from '../test/test-release.ts'
import { testFolder, testSite } from '../test/test-site.ts'
import { publishShellBuild, storedFiles } from './stored-files.ts'

/** A store that fails while it is told to, and counts how often each object is read. */
function unsteady(store: ReleaseStore) {
  const state = { fails: false, reads: [] as string[] }
  const orFail = <Args extends readonly unknown[], Value>(work: (...args: Args) => Promise<Value>) => {
    return (...args: Args) => (state.fails ? Promise.reject(new Error('the store is away')) : work(...args))
  }
  const read = (key: string) => {
    state.reads.push(key)
    return store.read(key)
  }
  return { state, store: { ...store, read: orFail(read), list: orFail(store.list) } }
}

const shellBuild = async (): Promise<string> => {
  const dist = await testFolder()
  await mkdir(path.join(dist, 'assets'))
  for (const file of ['main.1f3a9c2b.js', 'late.0a1b2c3d.js'])
    await writeFile(path.join(dist, 'assets', file), '// it')
  return dist
}

it('finds what is in the store as soon as the store is back', async () => {
  const site = await testSite()
  await releaseOn(site, jobsDescriptor('1'))
  await publishShellBuild(site.store, await shellBuild())
  const { state, store } = unsteady(site.store)
  const stored = storedFiles(store, await testFolder())
  state.fails = true
  await expect(stored.bringRelease('mf-jobs', '1')).rejects.toThrow('mf-jobs 1 cannot be fetched')
  await expect(stored.bringShellBuild('late.0a1b2c3d.js')).rejects.toThrow('cannot be fetched')
  state.fails = false
  expect(await stored.bringRelease('mf-jobs', '1')).toBe(true)
  expect(await stored.bringShellBuild('late.0a1b2c3d.js')).toMatch(/shell-builds/)
  // what is not there is asked for once
  state.reads = []
  for (let turn = 0; turn < 3; turn += 1) expect(await stored.bringRelease('mf-jobs', '9')).toBe(false)
  expect(state.reads).toEqual([recordKey({ name: 'mf-jobs', version: '9' })])
})

it('fetches a build once, whoever asks for which of its files', async () => {
  const origin = folderStore(await testFolder())
  const dist = await shellBuild()
  await publishShellBuild(origin, dist)
  const { state, store } = unsteady(origin)
  const stored = storedFiles(store, await testFolder())
  const folders = await Promise.all(['main.1f3a9c2b.js', 'late.0a1b2c3d.js'].map(stored.bringShellBuild))
  expect(new Set(folders).size).toBe(1)
  expect((await stat(path.join(folders[0]!, 'late.0a1b2c3d.js'))).isFile()).toBe(true)
  expect(state.reads.filter((key) => key.endsWith('.zip'))).toHaveLength(1)
})
