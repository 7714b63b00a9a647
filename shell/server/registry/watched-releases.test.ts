import { expect, it, vi } from 'vitest'
import { registryEntryOf } from './live-registry.ts'
import { jobsDescriptor } from '../test/test-release.ts'
import { remoteOfReport, watchedReleases } from './watched-releases.ts'
import type { FailingTrial } from './watched-releases.ts'

const release = (version: string) => ({ version, descriptor: jobsDescriptor(version) }) as never
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `v${from + index}`)

function setUp() {
  let live = '1'
  let versions = ['1', '2']
  const onFailing = vi.fn<(failing: FailingTrial) => Promise<boolean>>().mockResolvedValue(true)
  const watched = watchedReleases(
    {
      entries: () => [registryEntryOf(jobsDescriptor(live), (file) => file)],
      releases: () => versions.map(release),
    },
    onFailing,
  )
  const see = (version: string, visitors: readonly string[]) => {
    for (const visitor of visitors) watched.seen(visitor, [release(version)])
  }
  const fail = (visitors: readonly string[]) => {
    for (const visitor of visitors) watched.failed(visitor, 'mf-jobs')
  }
  const now = (next: string, ...all: string[]) => {
    live = next
    versions = all
  }
  return { watched, onFailing, see, fail, now }
}

it('[BY-16] says once of a trial that it fails for more of its visitors than what is live', () => {
  const { watched, onFailing, see, fail } = setUp()
  see('1', people(1000, 500))
  see('2', people(0, 60))
  fail(people(1000, 5))
  expect(onFailing).not.toHaveBeenCalled()
  fail(people(0, 30))
  expect(onFailing).toHaveBeenCalledTimes(1)
  expect(onFailing.mock.calls[0]![0]).toMatchObject({
    remote: 'mf-jobs',
    version: '2',
    live: { visitors: 500, failed: 5 },
  })
  expect(watched.all()).toEqual([
    { remote: 'mf-jobs', version: '1', trial: false, visitors: 500, failed: 5 },
    { remote: 'mf-jobs', version: '2', trial: true, visitors: 60, failed: 30 },
  ])
})

it('[BY-16] counts a visitor once, and no one who was not given the release', () => {
  const { onFailing, see, fail } = setUp()
  see('1', people(1000, 500))
  see('2', people(0, 60))
  fail(Array<string>(100).fill('v1'))
  fail(people(5000, 400))
  expect(onFailing).not.toHaveBeenCalled()
})

it('[BY-16] says it again where a trial could not be ended, and of the same build on another trial', async () => {
  const { onFailing, see, fail, now } = setUp()
  const tryOut = () => {
    see('1', people(1000, 500))
    see('2', people(0, 60))
    fail(people(0, 30))
  }
  onFailing.mockResolvedValueOnce(false)
  tryOut()
  await Promise.resolve()
  fail(people(30, 2))
  expect(onFailing).toHaveBeenCalledTimes(2)
  now('1', '1')
  see('1', people(0, 1))
  now('1', '1', '2')
  tryOut()
  expect(onFailing).toHaveBeenCalledTimes(3)
})

it('[BY-16] believes two visitors of one network, and all that the server saw itself', () => {
  const { watched, onFailing, see } = setUp()
  see('1', people(1000, 500))
  see('2', people(0, 100))
  for (const visitor of people(0, 50)) watched.failed(visitor, 'mf-jobs', '198.51.100.7')
  expect(onFailing).not.toHaveBeenCalled()
  expect(watched.all()).toMatchObject([{ failed: 0 }, { failed: 2 }])
  for (const visitor of people(50, 9)) watched.failed(visitor, 'mf-jobs')
  expect(onFailing).toHaveBeenCalledTimes(1)
})

it('[BY-16] sees what fails of a trial for one visitor in a hundred, and remembers the last 5,000 of what is live', () => {
  const { watched, onFailing, see, fail } = setUp()
  for (let hundred = 0; hundred < 100; hundred += 1) {
    const [first, ...others] = people(hundred * 100, 100)
    see('1', others)
    see('2', [first!])
    if (hundred === 0) fail(others.slice(0, 10))
    // one in twelve
    if (hundred % 12 === 0) fail([first!])
  }
  expect(onFailing).toHaveBeenCalledTimes(1)
  expect(watched.all()).toMatchObject([
    { visitors: 5000, failed: 0 },
    { visitors: 100, failed: 9 },
  ])
})

it('[BY-16] counts both from the moment at which the trial began', () => {
  const { watched, see, fail, now } = setUp()
  now('1', '1')
  see('1', people(0, 100))
  fail(people(0, 90))
  now('1', '1', '2')
  see('1', people(0, 10))
  expect(watched.all()).toMatchObject([
    { version: '1', visitors: 10, failed: 0 },
    { version: '2', visitors: 0 },
  ])
})

it('[BY-16] knows whose a report is by its file, else by the part of the site', () => {
  const of = (where: string, at: string | null = null) => remoteOfReport({ where, name: 'Error', at })
  expect([
    of('window', '/remotes/mf-jobs/0.1.0-a/1.js:1:2'),
    of('slot auth.entry.v1', '/assets/main.js:1:2'),
    of('remote mf-wizard'),
    of('preload mf-auth'),
    of('window', '/assets/main.js:1:2'),
  ]).toEqual(['mf-jobs', 'mf-auth', 'mf-wizard', 'mf-auth', undefined])
})
