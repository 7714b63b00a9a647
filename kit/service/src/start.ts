import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { EventConsumers } from '@lunchpail/kit-events/consumers'
import { connectNats } from '@lunchpail/kit-events/nats'
import { OwnStream } from '@lunchpail/kit-events/own-stream'
import { saveReactionStarts } from '@lunchpail/kit-events/reaction-start'
import { Relay } from '@lunchpail/kit-events/relay'
import { tellTabs } from '@lunchpail/kit-events/tell-tabs'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import type { ServiceConfig } from './config.ts'
import { natsSettings } from './environment.ts'
import type { Phase } from './health.ts'
import { listen } from './http-server.ts'
import type { LiveService } from './live-service.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'
import { openService } from './open-service.ts'
import { defaultRuntime, type Runtime } from './runtime.ts'
import type { ServiceDefinition } from './service.ts'
import { sayServiceRoutes } from './service-routes.ts'
import { warmUp, type WarmUpCall } from './warm-up.ts'
import { Worker } from './worker.ts'

export interface RunningService {
  readonly port: number
  readonly drainPauseSeconds: number
  /** its first reads and its consumers have been tried, as far as they are waited for */
  readonly warm: Promise<void>
  /** From now on readiness says no; requests are answered all the same. */
  readonly leave: () => void
  /** Drains, and closes. */
  readonly stop: () => Promise<void>
  /** Drops every connection at once, as a crash would. */
  readonly disconnect: () => Promise<void>
}

/** Starts a service: database, then worker, relay and consumers, then the HTTP server, which is ready once it is warm. */
export const startService = async <Config extends ServiceConfig, Tx extends Transaction>(
  definition: ServiceDefinition<Config, Tx>,
  environment: NodeJS.ProcessEnv,
  runtime: Runtime = defaultRuntime,
): Promise<RunningService> => {
  const config = definition.config(environment)
  const nats = connectNats({
    ...natsSettings(config),
    name: definition.noun,
    log: openLog(config, runtime.logTo),
  })
  try {
    const open = await openService(definition, environment, { runtime, updateTabs: tellTabs(nats) })
    await saveReactionStarts(open)
    await startBackground(open.pool, open.background)
    const metrics = openMetrics(open.pool, nats, Object.keys(open.background ?? {}))
    return await begin({ ...open, nats, metrics }, definition.warmUp ?? [])
  } catch (failure) {
    await nats.disconnect()
    throw failure
  }
}

const begin = async (service: LiveService, calls: readonly WarmUpCall[]): Promise<RunningService> => {
  const { config, log, nats } = service
  const worker = new Worker(service)
  const relay = new Relay(service, (session) => worker.holdLease(session))
  const consumers = new EventConsumers(service)
  let phase: Phase = 'warming'
  const stream = new OwnStream(service)
  const said = sayServiceRoutes(service)
  const handle = buildApp(service, { consumers, stream, said }, () => phase).callback()
  worker.start()
  stream.start()
  relay.start()
  consumers.start()
  // Longer than the gateway keeps a connection, so that it never writes into one that is being closed.
  const server = await listen(
    config,
    { keepAliveTimeout: 75_000 },
    (request, response) => void handle(request, response),
  )
  const { port } = server
  said.start(port)
  const stopping = new AbortController()
  const warm = warmUp(service, calls, [consumers, said], stopping.signal).then(() => {
    consumers.endStart()
    if (phase !== 'warming' || stopping.signal.aborted) return
    phase = 'serving'
    log.info({ port }, 'ready')
  })

  const end = async (endWorker: () => Promise<void> | void): Promise<void> => {
    stopping.abort()
    await Promise.all([server.drain(), consumers.stop(), endWorker(), warm])
    stream.stop()
    await said.stop()
    await relay.stop()
    await nats.close()
    await service.close()
    log.info('stopped')
  }
  const stop = (): Promise<void> => end(() => worker.stop())
  const disconnect = async (): Promise<void> => {
    await nats.disconnect()
    server.closeAllConnections()
    // Work that hangs is abandoned: it has no connection left.
    await Promise.race([end(() => worker.abandonJobs()).catch(() => {}), wait(1_000)])
  }
  const leave = (): void => {
    phase = 'leaving'
  }
  return { port, drainPauseSeconds: config.drainPauseSeconds, warm, leave, stop, disconnect }
}
