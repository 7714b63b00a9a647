// A service that commits events at a given rate, with its row and its outbox row in one transaction; or, as the
// baseline, publishes the same event straight into the stream and waits for the ack.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { connectNats } from '@lunchpail/kit-events/nats'
import { notifying } from '@lunchpail/kit-events/notify'
import { serviceConfig } from '@lunchpail/kit-service/config'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { migrateService } from '@lunchpail/kit-service/migrate-service'
import { startService } from '@lunchpail/kit-service/start'
import { now } from '../measure.ts'
import { event, submitted, type Order, type Stamps } from './setup.ts'

const definition: ServiceDefinition = {
  noun: 'wizard',
  config: serviceConfig('wizard', z.object({})),
  migrations: mkdtempSync(path.join(tmpdir(), 'bench-')),
  consumes: [],
  retention: [],
  build: ({ pool }) => ({
    transaction: pgTransaction(pool),
    deps: {},
    subscriptions: [],
  }),
}
await migrateService(process.env['DATABASE_URL_WIZARD']!, definition.migrations)
const service = await startService(definition, process.env)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL_WIZARD'], max: 8, pipeline: true })
await pool.query('create table if not exists submission (id uuid primary key, at timestamptz not null)')
const transaction = notifying(pgTransaction(pool))
const nats = connectNats({ url: process.env['NATS_URL']!, name: 'bench' })

/** Commits one event. Returns when the commit ended. */
const commit = async (): Promise<readonly [string, number]> => {
  const data = submitted()
  await transaction(async (tx) => {
    await tx.$executeRawUnsafe('insert into submission (id, at) values ($1::uuid, now())', data.submission_id)
    await emit(tx, event, data, { at: new Date() })
  })
  return [data.submission_id, now()]
}
const publish = async (): Promise<readonly [string, number]> => {
  const data = submitted()
  const id = randomUUID()
  const envelope = {
    specversion: '1.0',
    id,
    source: '/wizard',
    type: event.type,
    time: data.submitted_at,
    data,
  }
  const at = now()
  await nats.publishToStream(event.type, JSON.stringify(envelope), id)
  return [data.submission_id, at]
}

/** An open loop: starts each event when it is due, however long the earlier ones take. */
async function produce(rate: number, seconds: number, one: typeof commit): Promise<Stamps> {
  const begun: Promise<readonly [string, number]>[] = []
  const start = now()
  for (;;) {
    const elapsed = (now() - start) / 1_000
    if (elapsed >= seconds) break
    while (begun.length < elapsed * rate) begun.push(one())
    await wait(1)
  }
  return Promise.all(begun)
}

const follow = async (order: Order): Promise<void> => {
  if (order === 'end') {
    await service.stop()
    await nats.close()
    await pool.end()
    process.exit()
  }
  if (order !== 'collect')
    process.send!(await produce(order.rate, order.seconds, order.bare ? publish : commit))
}
process.on('message', (order: Order) => void follow(order))
nats.onConnect(() => process.send!('ready'))
