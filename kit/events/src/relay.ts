import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { connectMs } from '@lunchpail/kit-database/open-pool'
import type { LiveEventService } from './event-service.ts'
import { onCommit } from './notify.ts'
import { Signal } from './signal.ts'

/** The advisory lock of the leader. */
export const leaderLock = 72_707_370
const channel = 'kit_outbox'
const batchRows = 500
/** How often an instance that does not lead asks for the lead. */
const candidateMs = 1_000
/** Passes in a row in which nothing could be published, after which another instance may lead. */
const maxFailedPasses = 5
const maxPauseMs = 5_000

/**
 * Publishes the outbox to the stream of its service and deletes each row after the ack. One instance leads and publishes.
 *
 * Promised: what was committed is published at least once, batch by batch from the oldest row. After a crash a row may be
 * published again under the same id; the stream or the inbox of a consumer drops it. Order is not promised: a row whose
 * publish failed is published behind younger ones, and consumers retry late. State events carry versions, and moment
 * events are valid in any order (docs/decisions/15).
 *
 * A leader that freezes loses its database session after `leaderTimeoutMs`, and with it the lock; one that reaches the
 * database and not NATS gives up the lead.
 */
export class Relay {
  readonly #service: LiveEventService
  readonly #onSession: (session: pg.Client) => Promise<void>
  /** ends the wait for the next pass */
  readonly #signal = new Signal()
  /** ends the pause after a failed pass: NATS is back, or the service stops */
  readonly #reconnected = new Signal()
  readonly #stopping = new AbortController()
  #client: pg.Client | undefined
  #leads = false
  #streamChecked = false
  #failedPasses = 0
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
        this.#streamChecked = false
        this.#reconnected.notify()
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
    this.#reconnected.notify()
    await this.#running
  }

  /** Another instance that leads is notified by NOTIFY, outside the transaction: commits with a NOTIFY queue up. */
  #onCommit(): void {
    if (this.#leads) this.#signal.notify()
    else this.#service.pool.query(`select pg_notify('${channel}', '')`).catch(() => {})
  }

  async #run(): Promise<void> {
    const { log } = this.#service
    while (!this.#stopping.signal.aborted) {
      try {
        await this.#lead(await this.#connect())
      } catch (failure) {
        const error = loggedError(failure)
        if (!isConnectionFailure(failure)) log.error({ error }, 'relay failed')
        else if (this.#leads) log.warn({ error }, 'relay lost its database session, and the lead with it')
      }
      this.#setLead(false)
      await this.#endSession()
      await this.#pause(500)
    }
  }

  #setLead(leads: boolean): void {
    this.#leads = leads
    this.#service.metrics.leads.set(leads ? 1 : 0)
  }

  async #connect(): Promise<pg.Client> {
    const { noun, config, runtime } = this.#service
    const client = new pg.Client({
      connectionString: config.databaseDirectUrl,
      application_name: `${noun} relay`,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      // of this side, where the server or the way to it hangs
      query_timeout: runtime.leaderTimeoutMs,
    })
    client.on('error', () => this.#signal.notify())
    client.on('notification', () => this.#signal.notify())
    this.#client = client
    await client.connect()
    // A deletion that is lost in a crash costs one repeat, which is dropped. Waiting for the disk would slow every event.
    await client.query('set synchronous_commit = off')
    // Planned once, for an outbox of whatever length: to plan a deletion each time takes longer than the deletion.
    await client.query('set plan_cache_mode = force_generic_plan; set enable_seqscan = off')
    // Of the server's side, where this process hangs: the session ends while it is idle, in a statement, or while it sends.
    for (const setting of ['idle_session_timeout', 'statement_timeout', 'tcp_user_timeout'])
      await client.query(`set ${setting} = ${runtime.leaderTimeoutMs}`)
    return client
  }

  /** Ends the session; one that does not respond is left to its timeout on the server. */
  async #endSession(): Promise<void> {
    const ended = this.#client?.end().catch(() => {})
    this.#client = undefined
    await Promise.race([ended, wait(1_000, undefined, { ref: false })])
  }

  async #lead(client: pg.Client): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      if (await this.#tryLead(client)) await this.#publishUntilFailing(client)
      await this.#onSession(client)
      await this.#pause(candidateMs)
    }
  }

  async #tryLead(client: pg.Client): Promise<boolean> {
    const text = 'select pg_try_advisory_lock($1) as taken'
    const { rows } = await client.query<{ taken: boolean }>(text, [leaderLock])
    return rows[0]!.taken
  }

  /** Leads until the service stops, or until it is another instance's turn. */
  async #publishUntilFailing(client: pg.Client): Promise<void> {
    const { nats, log, runtime } = this.#service
    await client.query(`listen ${channel}`)
    this.#setLead(true)
    this.#failedPasses = 0
    while (this.#failedPasses < maxFailedPasses) {
      const isLast = this.#stopping.signal.aborted
      const published = await this.#publishBatch(client)
      await this.#onSession(client)
      if (published === batchRows) continue
      if (isLast) return
      if (nats.connected()) await this.#signal.wait(runtime.pollMs)
      else {
        this.#failedPasses += 1
        // so that the session does not count as idle
        await client.query('select 1')
        await this.#reconnected.wait(runtime.pollMs)
      }
    }
    log.warn('relay gives up the lead, as it cannot publish')
    this.#setLead(false)
    await client.query(`unlisten ${channel}`)
    await client.query('select pg_advisory_unlock($1)', [leaderLock])
    // Longer than another instance waits before it asks.
    await this.#reconnected.wait(1.5 * candidateMs)
  }

  /** Reads a batch, publishes it without waiting in between, and deletes the acknowledged rows. Returns their number. */
  async #publishBatch(client: pg.Client): Promise<number> {
    const { nats, runtime, metrics } = this.#service
    if (!nats.connected()) return 0
    const { rows } = await client.query<{ seq: string; id: string; subject: string; payload: string }>({
      name: 'outbox',
      text: `select seq, id, subject, payload from kit.outbox order by seq limit ${batchRows}`,
    })
    if (rows.length === 0) {
      this.#failedPasses = 0
      return 0
    }
    await runtime.beforePublish()
    const failures: unknown[] = []
    await this.#checkStream(failures)
    const acks = await Promise.allSettled(
      rows.map((row) => nats.publishToStream(row.subject, row.payload, row.id)),
    )
    const published = rows.filter((_, index) => acks[index]!.status === 'fulfilled').map(({ seq }) => seq)
    const text = 'delete from kit.outbox where seq = any($1::bigint[])'
    await client.query({ name: 'outbox-published', text, values: [published] })
    metrics.published.inc(published.length)
    if (published.length === rows.length) this.#failedPasses = 0
    else {
      for (const ack of acks) if (ack.status === 'rejected') failures.push(ack.reason)
      await this.#afterFailures(failures, published.length > 0)
    }
    return published.length
  }

  async #checkStream(failures: unknown[]): Promise<void> {
    const { nats, noun } = this.#service
    if (this.#streamChecked) return
    try {
      await nats.checkStream(noun)
      this.#streamChecked = true
    } catch (failure) {
      failures.push(failure)
    }
  }

  /** Counts and logs by reason, then pauses: for longer each time, where nothing of a batch was published. */
  async #afterFailures(failures: readonly unknown[], publishedSome: boolean): Promise<void> {
    const { log, metrics, runtime } = this.#service
    for (const [reason, [first, ...others]] of Map.groupBy(failures, failureReason)) {
      metrics.publishFailed.inc({ reason }, others.length + 1)
      log.warn({ reason, failures: others.length + 1, error: loggedError(first) }, 'publish failed')
    }
    this.#streamChecked = false
    this.#failedPasses = publishedSome ? 0 : this.#failedPasses + 1
    if (this.#stopping.signal.aborted) return
    const longest = Math.min(maxPauseMs, runtime.leaderTimeoutMs / 3)
    await this.#reconnected.wait(Math.min(150 * 2 ** this.#failedPasses, longest))
    this.#signal.notify()
  }

  async #pause(pauseMs: number): Promise<void> {
    await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}

/** The code of JetStream's answer, else of NATS, else the class: few values, and none of them from an event. */
const failureReason = (failure: unknown): string => {
  const { api_error: answer, code } = (failure ?? {}) as { api_error?: { err_code?: number }; code?: unknown }
  if (answer?.err_code !== undefined) return `jetstream-${answer.err_code}`
  return typeof code === 'string' ? code : failure instanceof Error ? failure.name : 'unknown'
}
