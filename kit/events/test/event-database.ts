import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import * as z from 'zod/mini'
import { eventType, stateOf, type EventType } from '@lunchpail/contracts/event'
import { migrate } from '@lunchpail/kit-database/migrate'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { consumerName } from '../src/consumer-names.ts'
import type { EventService } from '../src/event-service.ts'
import { defaultEventRuntime } from '../src/event-runtime.ts'
import type { Subscription } from '../src/subscription.ts'

/** Something that happened to two people. */
export const greeted = eventType({
  type: 'wizard.person.greeted.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'One greeted another.',
  accounts: ['by', 'whom'],
  data: z.object({ by: z.string(), whom: z.string(), word: z.optional(z.string()) }),
})

/** The state of people. */
export const personChanged = eventType({
  type: 'wizard.person.changed.v1',
  owner: 'wizard',
  kind: 'state',
  summary: 'People.',
  accounts: ['id'],
  data: stateOf(z.object({ id: z.string() })),
})

/** What a person said: about one account. */
export const said = eventType({
  type: 'wizard.person.said.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A person said a word.',
  accounts: ['by'],
  data: z.object({ by: z.string(), word: z.string() }),
})

/** A database with kit's tables, and a table in which handlers leave what they did. */
export const createEventDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase('events')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
  await database.pool.query('create table effect (what text)')
  return database
}

/** What of a service handles and emits events on such a database; nothing of it needs NATS. */
export const eventServiceOn = (
  { pool, url }: TestDatabase,
  subscriptions: readonly Subscription[] = [],
  overrides: Partial<EventService> = {},
): EventService => ({
  noun: 'wizard',
  config: { databaseDirectUrl: url, databasePool: 1 },
  log: pino({ level: 'silent' }),
  pool,
  transaction: pgTransaction(pool),
  consumers: new Map(
    subscriptions.map(({ event }) => [consumerOf(event), subscriptions.filter((one) => one.event === event)]),
  ),
  publishes: [greeted, personChanged],
  traceEvent: (_, work) => work(undefined),
  runtime: { ...defaultEventRuntime, clock: { now: () => new Date('2026-11-21T12:00:00Z') } },
  ...overrides,
})

/** The consumer of the service for an event. */
export const consumerOf = (event: EventType): string => consumerName('engagement', event)

/** An event as it is delivered. */
export const delivered = ({ type }: EventType, id: string, data: unknown, overrides: object = {}): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: '/wizard',
    type,
    time: '2026-11-21T10:00:00.000Z',
    data,
    ...overrides,
  })

export const leave = async (tx: Transaction, what: string): Promise<void> => {
  await tx.$executeRawUnsafe('insert into effect (what) values ($1)', what)
}

/** What handlers did, sorted. */
export const effectsIn = async ({ pool }: TestDatabase): Promise<string[]> =>
  (await pool.query<{ what: string }>('select what from effect order by what')).rows.map(({ what }) => what)
