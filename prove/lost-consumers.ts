import { positionChanged } from '@lunchpail/contracts/jobs/events'
import type { Noun } from '@lunchpail/contracts/noun'
import { connectNats } from '@lunchpail/kit-events/nats'
import { watchEvents } from '@lunchpail/kit-events/testing/test-events'
import { systemClock } from '@lunchpail/kit-service/clock'
import { note } from '@lunchpail/kit-service/testing/figures'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import { position } from '../services/wizard/test/factories.ts'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { expectOnce, metric, quiet, startCrowd } from './crowd.ts'
import { count } from '@lunchpail/kit-local/rig/unfinished'

const soon = { timeout: 60_000, interval: 100 }

/** Under load, NATS loses every consumer of each service in turn. */
export const loseConsumers = async (
  site: BackEnd,
  nouns: readonly Noun[],
  seconds: number,
): Promise<void> => {
  const crowd = await startCrowd(site)
  const operator = connectNats({ url: site.natsUrl, name: 'operator' })
  let lost = 0
  for (const noun of nouns) {
    await wait(seconds * 1_000)
    const names = await vi.waitFor(() => operator.prune(noun, []), soon)
    expect([noun, names]).not.toEqual([noun, []])
    lost += names.length
  }
  await operator.close()
  const people = await crowd.stop()
  await quiet(site)
  await expectOnce(site, people)
  note('faults', `${lost} consumers lost by NATS`, `${people.length} people, each once`)
}

/**
 * Under load, NATS loses the consumers of a service and refuses to make the one of submits again: the others are made and
 * handle their events meanwhile, and it has missed nothing when it can be made.
 */
export const refuseConsumers = async (
  site: BackEnd,
  readers: readonly Noun[],
  seconds: number,
): Promise<void> => {
  const crowd = await startCrowd(site)
  const jobs = watchEvents('jobs', site.natsUrl, systemClock)
  const operator = connectNats({ url: site.natsUrl, name: 'operator' })
  for (const [index, noun] of readers.entries()) {
    const url = site.url(noun)
    const refused = `${noun}--wizard-application-submitted-v1`
    const readyOf = async (consumer: string) => metric(url, 'consumer_ready', `"${consumer}"`)
    const handled = () => metric(url, 'event_total', `"${refused}"`)
    await site.permit((line) => !(line.includes('CONSUMER.CREATE') && line.includes(refused)))
    await vi.waitFor(async () => expect(await operator.prune(noun, [])).toContain(refused), soon)
    await vi.waitFor(async () => {
      const others = (await metric(url, 'consumer_ready')) - (await readyOf(refused))
      expect([noun, await readyOf(refused), others]).toEqual([noun, 0, (await consumersOf(url)).length - 1])
    }, soon)
    const before = await handled()
    // An event of another consumer, where the service has one of positions.
    const id = 900 + index
    await jobs.publish(positionChanged, { things: [position({ id })] })
    if ((await consumersOf(url)).includes(`${noun}--jobs-position-changed-v1`))
      await vi.waitFor(async () => expect(await count(site, noun, `position where id = ${id}`)).toBe(1), soon)
    await wait(seconds * 1_000)
    expect([noun, await readyOf(refused), await handled()]).toEqual([noun, 0, before])
    expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    await site.permit(() => true)
    await vi.waitFor(async () => expect([noun, await readyOf(refused)]).toEqual([noun, 1]), soon)
  }
  await Promise.all([operator.close(), jobs.close()])
  const people = await crowd.stop()
  await quiet(site)
  await expectOnce(site, people)
  note(
    'faults',
    `the consumer of submits refused to ${readers.join(', ')}`,
    `${people.length} people, each once`,
  )
}

/** The consumers that a service has, whether they are ready or not. */
const consumersOf = async (url: string): Promise<string[]> =>
  Array.from(
    (await (await fetch(`${url}/metrics`)).text()).matchAll(/^consumer_ready\{consumer="(.+)"\}/gm),
    ([, name]) => name!,
  )
