import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { editRegistry, readRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { fetchFiles, storeFiles } from '@lunchpail/kit-build/releases/publish-files'
import { openReleaseStore, type ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { liveOffers, publishOffer } from '@lunchpail/kit-build/shell-offer'
import { freePort } from '../ports.ts'
import { respondsOk } from '../responds-ok.ts'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { objectStore } from './server.ts'

const folderOf = (): string => {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}

const stores: Readonly<Record<string, () => Promise<ReleaseStore>>> = {
  'a folder': () => openReleaseStore({ RELEASE_STORE: path.join(folderOf(), 'store') }),
  'a bucket': async () => {
    const credentials = { id: 'id', secret: 'secret' }
    const server = objectStore({ folder: folderOf(), credentials, buckets: ['releases'], origins: [] })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return openReleaseStore({
      RELEASE_STORE: `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`,
      RELEASE_STORE_ACCESS_KEY_ID: 'id',
      RELEASE_STORE_SECRET_ACCESS_KEY: 'secret',
    })
  },
}

describe.each(Object.entries(stores))('[SH-05] releases in %s', (_, open) => {
  it('are created once, found by their beginning, and replaced only where that is meant', async () => {
    const store = await open()
    onTestFinished(store.close)
    expect(await store.read('a/one.json')).toBeUndefined()
    expect(await Promise.all([1, 2, 3].map((n) => store.create('a/one.json', `${n}`)))).toHaveLength(3)
    const first = String(await store.read('a/one.json'))
    expect(await store.create('a/one.json', 'another')).toBe(false)
    expect(String(await store.read('a/one.json'))).toBe(first)
    await store.create('b/two.json', '2')
    expect((await store.list('a/')).map(({ key }) => key)).toEqual(['a/one.json'])
    expect((await store.list('a/'))[0]!.ageMs).toBeLessThan(60_000)
    await store.replace('a/one.json', 'after')
    expect(String(await store.read('a/one.json'))).toBe('after')
    await store.remove('a/one.json')
    await store.remove('a/one.json')
    expect(await store.read('a/one.json')).toBeUndefined()
  })

  it('lose none of many that are made live at once', async () => {
    const store = await open()
    onTestFinished(store.close)
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `mf-${letter}`)
    const note = { version: '1', releasedAt: '2026-11-27T00:00:00Z', record: 'sha384-x' }
    await Promise.all(
      names.map((name) =>
        editRegistry(store, ({ remotes, ...state }) => ({
          ...state,
          remotes: { ...remotes, [name]: { live: '1', releases: [note] } },
        })),
      ),
    )
    expect(Object.keys((await readRegistry(store)).remotes).toSorted()).toEqual(names)
  })

  it('are made live once where the answer to the first try was lost', async () => {
    const store = await open()
    onTestFinished(store.close)
    let edits = 0
    const lost: ReleaseStore = {
      ...store,
      // as a client sees it that tries again by itself
      create: async (key, bytes) => (await store.create(key, bytes)) && !key.startsWith('registry/'),
    }
    await editRegistry(lost, (state) => {
      edits += 1
      return { ...state, services: 'known/a.json' }
    })
    expect([edits, (await store.list('registry/')).length]).toEqual([1, 1])
    // the same edit by another process is another one
    await editRegistry(store, (state) => ({ ...state }))
    expect((await store.list('registry/')).length).toBe(2)
  })

  it('come as they were sent, and not at all where the archive was changed', async () => {
    const store = await open()
    onTestFinished(store.close)
    const archive = await storeFiles(store, 'releases/mf-jobs/1', {
      'manifest.js': Buffer.from('let it = 1'),
      'deep/er.css': Buffer.from('a{}'),
    })
    const to = path.join(folderOf(), 'copy')
    await fetchFiles(store, archive, to)
    expect(await readFile(path.join(to, 'deep/er.css'), 'utf8')).toBe('a{}')
    await store.replace(archive.key, 'steal()')
    await expect(fetchFiles(store, archive, `${to}2`)).rejects.toThrow('is not what was released')
  })
})

it.each([60, -60])(
  '[SH-05] releases and the shells that live are found in a bucket by a clock that is %i minutes off, as by another one',
  async (minutesOff) => {
    const port = await freePort()
    // a process of its own, whose clock is right
    const server = fork(path.join(import.meta.dirname, 'main.ts'), {
      env: {
        PORT: String(port),
        FOLDER: folderOf(),
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        S3_BUCKET: 'releases',
        PUBLIC_URL: 'http://127.0.0.1',
      },
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    await vi.waitFor(async () => expect(await respondsOk(`http://127.0.0.1:${port}/health`)).toBe(true), {
      timeout: 10_000,
      interval: 50,
    })
    const open = () =>
      openReleaseStore({
        RELEASE_STORE: `http://127.0.0.1:${port}/releases`,
        RELEASE_STORE_ACCESS_KEY_ID: 'id',
        RELEASE_STORE_SECRET_ACCESS_KEY: 'secret',
      })
    const [right, off] = [await open(), await open()]
    await publishOffer(right, 'one', { hostApi: 1, shared: {} })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesOff * 60_000 })
    try {
      expect(await liveOffers(off)).toEqual([{ hostApi: 1, shared: {} }])
      await publishOffer(off, 'two', { hostApi: 2, shared: {} })
      await editRegistry(off, (state) => ({ ...state, services: 'known/a.json' }))
    } finally {
      vi.useRealTimers()
    }
    expect(new Set((await liveOffers(right)).map(({ hostApi }) => hostApi))).toEqual(new Set([1, 2]))
    expect(await readRegistry(right)).toMatchObject({ services: 'known/a.json' })
    right.close()
    off.close()
  },
)
