import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { createRemotes } from './remotes.ts'

const entry: RegistryEntry = {
  name: 'mf-jobs',
  version: '0.1.0-aaaaaaaa',
  entry: '/remotes/mf-jobs/0.1.0-aaaaaaaa/remoteEntry.js',
  hostApi: 1,
  pages: [{ path: '/jobs' }],
  nav: [],
  slots: [],
  preload: [],
}
const manifest = { name: 'jobs', hostApi: 1, routes: [], nav: [], slots: {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('loading a remote', () => {
  it('happens once, however many ask', async () => {
    const fetch = vi.fn().mockResolvedValue(manifest)
    const remotes = createRemotes([entry], fetch)
    expect(await Promise.all([remotes.manifest('mf-jobs'), remotes.manifest('mf-jobs')])).toEqual([
      manifest,
      manifest,
    ])
    await remotes.manifest('mf-jobs')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('[SH-02] is tried once more, afresh, before it fails', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(manifest)
    expect(await createRemotes([entry], fetch).manifest('mf-jobs')).toBe(manifest)
    expect(fetch.mock.calls.map(([, attempt]) => attempt as number)).toEqual([0, 1])
  })

  it('[SH-02] fails when the remote is down, and works on a later try once it is back', async () => {
    const fetch = vi.fn().mockRejectedValue(new Error('down'))
    const remotes = createRemotes([entry], fetch)
    await expect(remotes.manifest('mf-jobs')).rejects.toThrow('down')
    fetch.mockResolvedValue(manifest)
    expect(await remotes.manifest('mf-jobs')).toBe(manifest)
    // no attempt is repeated under the address of an earlier one
    expect(fetch.mock.calls.map(([, attempt]) => attempt as number)).toEqual([0, 1, 2])
  })

  it('[SH-02] fails after 8 seconds when the remote is slow, the second try included', async () => {
    const fetch = vi.fn(() => new Promise((_, fail) => void setTimeout(() => fail(new Error('late')), 5000)))
    const loading = createRemotes([entry], fetch).manifest('mf-jobs')
    const failed = expect(loading).rejects.toThrow('did not load within 8000 ms')
    await vi.advanceTimersByTimeAsync(8000)
    await failed
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['nothing', undefined],
    ['a number', 5],
    ['no routes', { hostApi: 1, slots: {} }],
    ['routes that are none', { hostApi: 1, routes: ['/jobs'], slots: {} }],
  ])('[SH-02] fails when the remote is broken: %s', async (_, exposed) => {
    const fetch = vi.fn().mockResolvedValue(exposed)
    await expect(createRemotes([entry], fetch).manifest('mf-jobs')).rejects.toThrow(/exposes/)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('[SH-02] refuses another host API, told by the registry or by the manifest', async () => {
    const fetch = vi.fn().mockResolvedValue({ ...manifest, hostApi: 2 })
    await expect(createRemotes([entry], fetch).manifest('mf-jobs')).rejects.toThrow('host API 2')
    const newer = createRemotes([{ ...entry, hostApi: 2 }], fetch)
    await expect(newer.manifest('mf-jobs')).rejects.toThrow('host API 2')
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
