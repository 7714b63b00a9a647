import { setTimeout as wait } from 'node:timers/promises'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { collectGarbage } from './collect-garbage.ts'
import { ConfigError } from './environment.ts'
import { openLog } from './log.ts'
import { startTelemetry, telemetry } from './telemetry.ts'

/** Supervisors kill a process 10 seconds after the signal, or after the signal and the pause where there is one. */
const drainLimitMs = 9_500

interface StartedProcess {
  readonly port: number
  /** DRAIN_PAUSE_SECONDS */
  readonly drainPauseSeconds: number
  /** what its first requests need has been tried, as far as it is waited for; never rejects */
  readonly warm: Promise<void>
  /** From now on readiness says no; requests are answered all the same. */
  readonly leave: () => void
  /** Drains. */
  readonly stop: () => Promise<void>
}

/**
 * The lifecycle of every process of the site: start, tell the parent the port once it is warm; at SIGTERM say that it is not ready, pause until
 * load balancers have noticed, drain, exit. `start` imports what it starts, as telemetry has to be there before it.
 */
export const runProcess = async (name: string, start: () => Promise<StartedProcess>): Promise<void> => {
  const log = openLog({ noun: name, logLevel: 'info' })
  const exit = (message: string, failure?: unknown): void => {
    log.fatal({ error: failure && loggedError(failure), cause: causeOf(failure) }, message)
    log.flush(() => process.exit(1))
  }
  const die = (failure: unknown): void => exit('died', failure)
  // Open transactions are rolled back and events delivered again: exiting is safer than going on.
  process.on('uncaughtException', die).on('unhandledRejection', die)
  try {
    await startTelemetry(name, process.env)
    const { port, warm, leave, drainPauseSeconds, stop } = await start()
    let draining = false
    const drain = (): void => {
      if (draining) return
      draining = true
      leave()
      const pauseMs = drainPauseSeconds * 1_000
      setTimeout(() => exit('did not drain in time'), pauseMs + drainLimitMs).unref()
      wait(pauseMs)
        .then(stop)
        .then(() => telemetry.close())
        .then(() => process.exit(0), die)
    }
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, drain)
    await warm
    collectGarbage()
    process.send?.({ ready: true, port })
  } catch (failure) {
    process.exitCode = 1
    if (!(failure instanceof ConfigError)) return exit('did not start', failure)
    process.stderr.write(`${failure.message}\n`)
    process.exit()
  }
}

const causeOf = (failure: unknown) =>
  failure instanceof Error && failure.cause ? loggedError(failure.cause) : undefined
