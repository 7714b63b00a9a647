import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { slot } from '../../test/test-descriptor.ts'
import { readRegistry } from './edit-registry.ts'
import { listReleases } from './list-releases.ts'
import { trialNote } from './registry.ts'
import { folderStore } from './store/folder-store.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import { publishOffer } from '../shell-offer.ts'
import { endTrial, releaseBuild, rollBack } from './release.ts'
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

  it('is refused for what is live for no one, or for everyone already', async () => {
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
      'mf-jobs: no remote provides the slot auth.entry.v1',
    ])
  })
})
