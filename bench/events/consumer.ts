// A service that handles the events: inbox row and a row of its own in one transaction. Or, as the baseline, a bare
// durable consumer that acknowledges. Reports when each event reached it.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { connectNats } from '@lunchpail/kit-events/nats'
import { reaction } from '@lunchpail/kit-events/subscription'
import { serviceConfig } from '@lunchpail/kit-service/config'
import type { ServiceDefinition } from '@lunchpail/kit-service/service'
import { migrateService } from '@lunchpail/kit-service/migrate-service'
import { startService } from '@lunchpail/kit-service/start'
import { now } from '../measure.ts'
import { event, type Order } from './setup.ts'

let reached: [string, number][] = []

const definition: ServiceDefinition = {
  noun: 'engagement',
  config: serviceConfig('engagement', z.object({})),
  migrations: mkdtempSync(path.join(tmpdir(), 'bench-')),
  consumes: [event],
  retention: [],
  build: async ({ pool }) => {
    await pool.query('create table if not exists received (id uuid primary key, at timestamptz not null)')
    return {
      transaction: pgTransaction(pool),
      deps: {},
      subscriptions: [
        reaction(event, { from: 'beginning' }, async (tx: Transaction, { submission_id }) => {
          reached.push([submission_id, now()])
          await tx.$executeRawUnsafe('insert into received (id, at) values ($1::uuid, now())', submission_id)
        }),
      ],
    }
  },
}

if (process.argv[2] !== 'bare')
  await migrateService(process.env['DATABASE_URL_ENGAGEMENT']!, definition.migrations)
const stop: () => Promise<void> =
  process.argv[2] === 'bare' ? await bareConsumer() : (await startService(definition, process.env)).stop

async function bareConsumer() {
  const nats = connectNats({ url: process.env['NATS_URL']!, name: 'bench' })
  await new Promise<void>((resolve) => nats.onConnect(resolve))
  const name = await nats.ensureConsumer({
    noun: 'wizard',
    name: `bench-${process.pid}`,
    subject: event.type,
    ackWaitMs: 10_000,
  })
  await nats.consume('wizard', name, (message) => {
    const { data } = JSON.parse(message.payload) as { data: { submission_id: string } }
    reached.push([data.submission_id, now()])
    message.ack()
  })
  return nats.close
}

const follow = async (order: Order): Promise<void> => {
  if (order === 'end') {
    await stop()
    process.exit()
  }
  if (order === 'collect') {
    process.send!(reached)
    reached = []
  }
}
process.on('message', (order: Order) => void follow(order))
process.send!('ready')
