import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { alertRequested } from '@lunchpail/contracts/matches/events'
import { connectNats } from '@lunchpail/kit-events/nats'
import { withDatabase } from '@lunchpail/kit-local/rig/database'
import { now } from '../measure.ts'

export interface Sent {
  /** from the change until the first alert is published */
  readonly firstMs: number
  /** until the last is in the outbox */
  readonly queuedMs: number
  /** until the last is published */
  readonly lastMs: number
  readonly alerts: number
  /** jobs that a candidate was told of */
  readonly jobs: number
  /** those of them that a candidate was told of before */
  readonly twice: number
}

/** Not stored yet, marked, found, due, or about to be published. */
const left = `select cardinality($1::int[]) - (select count(*) from position where id = any($1)) + (select count(*) from changed_position) + (select count(*) from alert_due where due_at <= now())
  + (select count(*) from kit.outbox) as left`
const lastSent = 'select max(told_at) as at from alert'
/** How many looks in a row find nothing left. */
const looks = 10

/** Publishes positions that have changed, as jobs does, and waits until no one is left to be told. */
export async function sendAlerts(
  natsUrl: string,
  database: string,
  jobs: readonly PositionState[],
): Promise<Sent> {
  const nats = connectNats({ url: natsUrl, name: 'bench' })
  await new Promise<void>((resolve) => nats.onConnect(resolve))
  const at: number[] = []
  const payloads: string[] = []
  await nats.subscribe(alertRequested.type, (_subject, payload) => {
    at.push(now())
    payloads.push(Buffer.from(payload).toString())
  })
  const ids = jobs.map(({ id }) => id)
  const begun = now()
  for (let from = 0; from < jobs.length; from += 500) {
    const id = randomUUID()
    const envelope = { specversion: '1.0', id, source: '/jobs', type: positionChanged.type }
    const data = { things: jobs.slice(from, from + 500) }
    const time = new Date().toISOString()
    await nats.publishToStream(positionChanged.type, JSON.stringify({ ...envelope, time, data }), id)
  }
  const queuedAt = await withDatabase(database, async (client) => {
    for (let nothing = 0; nothing < looks; await wait(200))
      nothing = Number((await client.query(left, [ids])).rows[0].left) === 0 ? nothing + 1 : 0
    return Number((await client.query<{ at: Date | null }>(lastSent)).rows[0]!.at ?? begun)
  })
  await nats.close()
  const named = payloads.flatMap((payload) => {
    const data = alertRequested.data.parse(JSON.parse(payload).data)
    return [...data.jobs.map((job) => job.id), ...(data.not_named ?? [])].map(
      (id) => `${data.account_id} ${id}`,
    )
  })
  return {
    firstMs: (at[0] ?? begun) - begun,
    queuedMs: queuedAt - begun,
    lastMs: (at.at(-1) ?? begun) - begun,
    alerts: at.length,
    jobs: named.length,
    twice: named.length - new Set(named).size,
  }
}
