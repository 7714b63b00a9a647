import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerTimes } from './alike.ts'
import { startBackEnd, type BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { expectOnce, openPositions, quiet, redeliver, startCrowd } from './crowd.ts'
import { note } from '@lunchpail/kit-service/testing/figures'
import { drainInstances } from './drain-instances.ts'
import { endByAnEvent } from './fatal-event.ts'
import { freezeLeaders } from './frozen-leader.ts'
import { loseConsumers, refuseConsumers } from './lost-consumers.ts'
import { refusePublishes } from './refused-publishes.ts'
import { eraseWhileDown } from './erase-while-down.ts'
import { repairReadModels } from './repair-read-models.ts'
import { scale } from './scale.ts'
import { soak } from './soak.ts'

/** Whether `npm run prove` runs this; `npm test` runs it in small. */
const prove = process.env['PROVE'] === '1'
const long = { timeout: 3_600_000 }

let site: BackEnd
beforeAll(async () => {
  // the services of the site take it over, for the soak to see what they hold
  if (prove) process.env['NODE_OPTIONS'] = `--import=${path.join(import.meta.dirname, 'collect-garbage.ts')}`
  site = await startBackEnd()
  await openPositions(site)
}, 120_000)
// what a test that failed took down
beforeEach(async () => {
  const stopped = site.services
    .map((noun) => site.process(noun))
    .filter((service) => service.state() === 'stopped')
  await Promise.all(stopped.map((service) => service.start()))
}, 120_000)
afterAll(() => site?.stop(), 30_000)

// In `npm test`, e2e/src/once.e2e.ts kills processes around a submit in the browser.
it.runIf(prove)(
  '[SH-06] faults: loses nothing and repeats nothing while each process is killed under load',
  long,
  async () => {
    const victims = ['nats', 'postgres', ...site.services]
    const seconds = 5
    const crowd = await startCrowd(site)
    for (const victim of victims) {
      await wait(seconds * 1_000)
      await site.process(victim).kill()
      await wait(seconds * 1_000)
      await site.process(victim).start()
    }
    const people = await crowd.stop()
    await redeliver(site, people.length)
    await quiet(site)
    await expectOnce(site, people)
    const came = `${people.length} people, ${crowd.perSecond.toFixed(1)} a second, each once`
    note('faults', `killed in turn: ${victims.join(', ')}`, came)
  },
)

/** Who handles a submit. */
const readers = ['engagement', 'notifications'] as const

// These wait out the bounds of sessions, acks and requests, which are too long for `npm test`.
describe.runIf(prove)('[SH-06] faults:', () => {
  // erasure.test.ts of kit/service has it for one service, whose consumers and tombstones are those of all
  it('no one who is erased while a service is down comes back in it', long, () =>
    eraseWhileDown(site, 1_500, 15),
  )
  it('a leader that freezes stops no event, and does nothing twice when it thaws', long, () =>
    freezeLeaders(site, [...site.services], 10),
  )
  it('[AU-07] the time of an answer does not tell whether a handle is known', long, async () => {
    for (const { what, part } of await answerTimes(site, 200)) {
      expect(part, what).toBeGreaterThan(0.9)
      expect(part, what).toBeLessThan(1.1)
    }
  })
  it('an event that ends the process becomes a dead letter, and no other does', long, () =>
    endByAnEvent(site, readers),
  )
  it('consumers that NATS loses are made again, and miss and repeat nothing', long, () =>
    loseConsumers(site, [...site.services, ...site.services, ...site.services], 3),
  )
  it('a consumer that cannot be made holds up no other, and misses nothing', long, () =>
    refuseConsumers(site, readers, 20),
  )
  it('an instance that leaves behind a load balancer fails no caller', long, () =>
    drainInstances(site, [...site.services], 3),
  )
  it('events that NATS does not take are published later, each once', long, () =>
    refusePublishes(site, ['auth', 'wizard', 'profile'], 20),
  )
})

// This is five minutes of load, and the next one fills a hundred thousand rows: both too long for `npm test`.
it.runIf(prove)('soak: handles a steady load once, and no process grows', long, () => soak(site, 300, 20))

it.runIf(prove)('scale: read models are rebuilt from republished state', long, () => scale(site, 100_000))

it('[BY-18] faults: republishing repairs every damaged read model, and repeats no effect', long, () =>
  repairReadModels(site, prove ? 40 : 4, prove ? 1_000 : 60),
)
