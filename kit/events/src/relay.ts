import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { LiveEventService } from './event-service.ts'
import { onCommit } from './notify.ts'
import { Signal } from './signal.ts'

/** The advisory lock of the leader. */
const leaderLock = 72_707_370
const channel = 'kit_outbox'
const batchRows = 500

/**
 * Publishes the outbox to the stream of its service, in order, and deletes each row after the ack. One instance leads and
 * publishes. After a crash a row may be published again under the same id; the stream or the inbox of a consumer drops it.
 */
export class Relay {
  readonly #service: LiveEventService
  readonly #onSession: (session: pg.Client) => Promise<void>
  readonly #signal = new Signal()
  readonly #stopping = new AbortController()
  #client: pg.Client | undefined
  #leads = false
  #streamReady = false
  #running: Promise<void> = Promise.resolve()
  #unsubscribe: (() => void)[] = []

  /** `onSession` shares the relay's long-lived database session; called after each pass. */
  constructor(service: LiveEventService, onSession: (session: pg.Client) => Promise<void>) {
    this.#service = service
    this.#onSession = onSession
  }

  start(): void {
    this.#unsubscribe = [
      onCommit(() => this.#onCommit()),
      this.#service.nats.onConnect(() => {
        this.#streamReady = false
        this.#signal.notify()
      }),
    ]
    this.#running = this.#run()
  }

  /** Publishes what is left, if NATS is there, and ends. */
  async stop(): Promise<void> {
    this.#unsubscribe.forEach((stop) => stop())
    this.#stopping.abort()
    this.#signal.notify()
    await this.#running
  }

  /** Another instance that leads is notified by NOTIFY, outside the transaction: commits with a NOTIFY queue up. */
  #onCommit(): void {
    if (this.#leads) this.#signal.notify()
    else this.#service.pool.query(`select pg_notify('${channel}', '')`).catch(() => {})
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#lead(await this.#connect())
      } catch (failure) {
        if (!isConnectionFailure(failure))
          this.#service.log.error({ error: loggedError(failure) }, 'relay failed')
      }
      this.#leads = false
      await this.#client?.end().catch(() => {})
      this.#client = undefined
      await this.#pause(500)
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#service.config.databaseUrl,
      application_name: `${this.#service.noun} relay`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    client.on('error', () => this.#signal.notify())
    client.on('notification', () => this.#signal.notify())
    await client.connect()
    this.#client = client
    // A deletion that is lost in a crash costs one repeat, which is dropped. Waiting for the disk would slow every event.
    await client.query('set synchronous_commit = off')
    return client
  }

  async #lead(client: pg.Client): Promise<void> {
    const tryLead = async (): Promise<boolean> =>
      (await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [leaderLock]))
        .rows[0]!.taken
    while (!(await tryLead())) {
      await this.#onSession(client)
      await this.#pause(1_000)
      if (this.#stopping.signal.aborted) return
    }
    await client.query(`listen ${channel}`)
    this.#leads = true
    for (;;) {
      const isLast = this.#stopping.signal.aborted
      const published = await this.#publishBatch(client)
      await this.#onSession(client)
      if (published === batchRows) continue
      if (isLast) return
      await this.#signal.wait(this.#service.testHooks.pollMs)
    }
  }

  /** Reads a batch, publishes it without waiting in between, and deletes the acknowledged rows. Returns their number. */
  async #publishBatch(client: pg.Client): Promise<number> {
    const { nats, testHooks, metrics, noun } = this.#service
    if (!nats.connected()) return 0
    const { rows } = await client.query<{ seq: string; id: string; subject: string; payload: string }>({
      name: 'outbox',
      text: `select seq, id, subject, payload from kit.outbox order by seq limit ${batchRows}`,
    })
    if (rows.length === 0) return 0
    await testHooks.beforePublish()
    if (!this.#streamReady)
      this.#streamReady = await nats.ensureStream(noun).then(
        () => true,
        () => false,
      )
    const acks = await Promise.allSettled(
      rows.map((row) => nats.publishToStream(row.subject, row.payload, row.id)),
    )
    const published = rows.filter((_, index) => acks[index]?.status === 'fulfilled').map(({ seq }) => seq)
    const text = 'delete from kit.outbox where seq = any($1::bigint[])'
    if (published.length > 0) await client.query({ name: 'outbox-published', text, values: [published] })
    metrics.published.inc(published.length)
    if (published.length < rows.length) {
      // NATS is connected but takes no events: retried after a pause.
      this.#streamReady = false
      await this.#pause(300)
      this.#signal.notify()
    }
    return published.length
  }

  async #pause(pauseMs: number): Promise<void> {
    await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
