import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { connectNats } from '@lunchpail/kit-events/nats'
import { saveReactionStarts } from '@lunchpail/kit-events/reaction-start'
import { projection, reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

let sample: TestService
afterEach(() => sample?.stop())

const soon = { interval: 20 }
const note = async (tx: Transaction, what: string): Promise<void> => {
  await tx.$executeRawUnsafe('insert into effect (what) values ($1)', what)
}
const reacts = (from: Subscription['from'] = 'new') =>
  reaction(contract.applicationSubmitted, { from }, (tx, { what }) => note(tx, `reacted to ${what}`))
const projects = projection(contract.applicationSubmitted, (tx, { what }) => note(tx, `projected ${what}`))

/** The service with the current subscriptions: those of the next start are set by `declare`. */
const startWith = async (...declared: Subscription[]) => {
  let subscriptions = declared
  const build: typeof service.build = async (platform) => ({
    ...(await service.build(platform)),
    subscriptions,
  })
  sample = await startTestService({ ...service, build }, { losesPostgres: true })
  return (...next: Subscription[]) => {
    subscriptions = next
  }
}
const publish = (what: string) => sample.publish(contract.applicationSubmitted, { what })
const effects = async () =>
  (await sample.pool.query<{ what: string }>('select what from effect order by what')).rows.map(
    ({ what }) => what,
  )
const expectEffects = (...expected: string[]) =>
  vi.waitFor(async () => expect(await effects()).toEqual(expected.toSorted()), soon)

it('a reaction that is added later handles no event from before it', async () => {
  const declare = await startWith()
  await publish('last month')
  declare(reacts())
  await sample.restart()
  await publish('now')
  await expectEffects('reacted to now')
})

it('a reaction that is added to a projection handles no event from before it, and the projection every one', async () => {
  const declare = await startWith()
  await publish('last month')
  declare(projects, reacts())
  await sample.restart()
  await publish('now')
  await expectEffects('projected last month', 'projected now', 'reacted to now')
})

it('a projection that is added to a reaction has every event, and nothing is done twice', async () => {
  const declare = await startWith()
  await publish('last month')
  declare(reacts())
  await sample.restart()
  await publish('now')
  await expectEffects('reacted to now')
  declare(projects, reacts())
  await sample.restart()
  await publish('later')
  await expectEffects(
    'projected last month',
    'projected now',
    'projected later',
    'reacted to now',
    'reacted to later',
  )
})

it('a reaction handles what was published while its service was down, and while its consumer was lost', async () => {
  await startWith(reacts())
  await publish('first')
  await expectEffects('reacted to first')
  await sample.crash()
  await publish('while it was down')
  const nats = connectNats({ url: sample.nats.url, name: 'test' })
  await new Promise<void>((resolve) => void nats.onConnect(resolve))
  expect(await nats.prune('engagement', [])).toContain('engagement--wizard-application-submitted-v1')
  await nats.close()
  await sample.restart()
  await expectEffects('reacted to first', 'reacted to while it was down')
})

it('a reaction may begin at a time, or with the first event', async () => {
  const declare = await startWith()
  const id = randomUUID()
  await publish(id)
  declare(reacts('2026-01-01T00:00:00Z'))
  await sample.restart()
  await expectEffects(`reacted to ${id}`)
})

it('two reactions to one event begin together', async () => {
  await startWith()
  const consumers = new Map([['a consumer', [reacts(), reacts('beginning')]]])
  const starts = saveReactionStarts({ consumers, pool: sample.pool })
  await expect(starts).rejects.toThrow('begin at different times')
})
