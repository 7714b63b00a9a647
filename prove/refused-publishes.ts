import type { Noun } from '@lunchpail/contracts/noun'
import { note } from '@lunchpail/kit-service/testing/figures'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { expectOnce, metric, quiet, startCrowd } from './crowd.ts'
import { count } from '@lunchpail/kit-local/rig/unfinished'

const soon = { timeout: 60_000, interval: 100 }

/** Under load, NATS takes no event of each owner in turn, and says so: they wait, are told, and are published when it does. */
export const refusePublishes = async (
  site: BackEnd,
  owners: readonly Noun[],
  seconds: number,
): Promise<void> => {
  const crowd = await startCrowd(site)
  for (const noun of owners) {
    const url = site.url(noun)
    const failed = () => metric(url, 'event_publish_failed_total')
    const published = () => metric(url, 'event_published_total')
    const failedBefore = await failed()
    await site.permit((line) => line.trim() !== `"${noun}.>"`)
    await vi.waitFor(async () => expect([noun, await failed()]).not.toEqual([noun, failedBefore]), soon)
    const publishedBefore = await published()
    await wait(seconds * 1_000)
    const waiting = await count(site, noun, 'kit.outbox')
    expect([noun, await published(), waiting > 0]).toEqual([noun, publishedBefore, true])
    await site.permit(() => true)
    await vi.waitFor(async () => expect([noun, await published()]).not.toEqual([noun, publishedBefore]), soon)
    note(
      'faults',
      `events of ${noun} that NATS refused`,
      `${waiting} waited, ${(await failed()) - failedBefore} tries`,
    )
  }
  const people = await crowd.stop()
  await quiet(site)
  await expectOnce(site, people)
  note('faults', `publishes refused to ${owners.join(', ')}`, `${people.length} people, each once`)
}
