import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { LiveEventService } from './event-service.ts'
import { listen } from './nudge.ts'
import { Waker } from './waker.ts'

const lock = 72_707_370
const channel = 'kit_outbox'
const batch = 500

/**
 * Publishes the outbox into the noun's stream: one relay for each database, in order, row deleted after the stream's
 * word. A crash at any point publishes a row again under the same id, which the stream or the inbox drops.
 */
export class Relay {
  readonly #service: LiveEventService
  readonly #onSession: (session: pg.Client) => Promise<void>
  readonly #waker = new Waker()
  readonly #stopping = new AbortController()
  #client: pg.Client | undefined
  #leads = false
  #streamReady = false
  #running: Promise<void> = Promise.resolve()
  #deaf: (() => void)[] = []

  /** `onSession`: what else this instance shows on its one lasting session; asked again and again. */
  constructor(service: LiveEventService, onSession: (session: pg.Client) => Promise<void>) {
    this.#service = service
    this.#onSession = onSession
  }

  start(): void {
    this.#deaf = [
      listen(() => this.#committed()),
      this.#service.nats.onConnect(() => {
        this.#streamReady = false
        this.#waker.now()
      }),
    ]
    this.#running = this.#run()
  }

  /** Publishes what is there, if it can be, and ends. */
  async stop(): Promise<void> {
    this.#deaf.forEach((stop) => stop())
    this.#stopping.abort()
    this.#waker.now()
    await this.#running
  }

  /** Where another instance leads, it is told by NOTIFY: outside the transaction, as commits would queue for it. */
  #committed(): void {
    if (this.#leads) this.#waker.now()
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
    client.on('error', () => this.#waker.now())
    client.on('notification', () => this.#waker.now())
    await client.connect()
    this.#client = client
    // A deletion that is lost in a crash costs a repeat that is dropped; waiting for the disk costs every event.
    await client.query('set synchronous_commit = off')
    return client
  }

  async #lead(client: pg.Client): Promise<void> {
    const take = async (): Promise<boolean> =>
      (await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])).rows[0]!
        .taken
    while (!(await take())) {
      await this.#onSession(client)
      await this.#pause(1_000)
      if (this.#stopping.signal.aborted) return
    }
    await client.query(`listen ${channel}`)
    this.#leads = true
    for (;;) {
      const last = this.#stopping.signal.aborted
      const moved = await this.#pass(client)
      await this.#onSession(client)
      if (moved === batch) continue
      if (last) return
      await this.#waker.sleep(this.#service.seams.poll)
    }
  }

  /** One batch: read, publish without waiting in between, delete what the stream took. */
  async #pass(client: pg.Client): Promise<number> {
    const { nats, seams, metrics, noun } = this.#service
    if (!nats.connected()) return 0
    const { rows } = await client.query<{ seq: string; id: string; subject: string; payload: string }>({
      name: 'outbox',
      text: `select seq, id, subject, payload from kit.outbox order by seq limit ${batch}`,
    })
    if (rows.length === 0) return 0
    await seams.beforePublish()
    if (!this.#streamReady)
      this.#streamReady = await nats.ensureStream(noun).then(
        () => true,
        () => false,
      )
    const words = await Promise.allSettled(rows.map((row) => nats.publish(row.subject, row.payload, row.id)))
    const taken = rows.filter((_, index) => words[index]?.status === 'fulfilled').map(({ seq }) => seq)
    const text = 'delete from kit.outbox where seq = any($1::bigint[])'
    if (taken.length > 0) await client.query({ name: 'outbox-taken', text, values: [taken] })
    metrics.published.inc(taken.length)
    if (taken.length < rows.length) {
      // NATS is there but does not take events: not asked again at full speed.
      this.#streamReady = false
      await this.#pause(300)
      this.#waker.now()
    }
    return taken.length
  }

  async #pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
