import type { Noun } from '@lunchpail/contracts/noun'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { ConfigError, type ServiceConfig } from './config.ts'
import { openLog } from './log.ts'
import type { ServiceDefinition } from './service.ts'
import { startTelemetry, telemetry } from './telemetry.ts'

/** What a supervisor grants between the signal and the kill, less a moment to say so. */
const longest = 9_500

/**
 * A service as a process: starts it, says where it listens, and drains it when it is told to end. The service is
 * loaded here, as traces have to begin before it.
 */
export const run = async <Config extends ServiceConfig, Tx extends Transaction>(
  noun: Noun,
  load: () => Promise<{ readonly service: ServiceDefinition<Config, Tx> }>,
): Promise<void> => {
  const log = openLog({ noun, logLevel: 'info' })
  const die = (failure: unknown): void => {
    log.fatal({ error: loggedError(failure), cause: causeOf(failure) }, 'died')
    log.flush(() => process.exit(1))
  }
  // Whatever was half done is rolled back or done again: ending is safer than going on.
  process.on('uncaughtException', die).on('unhandledRejection', die)
  try {
    await startTelemetry(noun, process.env)
    const [{ startService }, { service: definition }] = await Promise.all([import('./start.ts'), load()])
    const service = await startService(definition, process.env)
    let ending = false
    const end = (): void => {
      if (ending) return
      ending = true
      setTimeout(() => {
        log.error('did not end in time')
        log.flush(() => process.exit(1))
      }, longest).unref()
      const ended = service.stop().then(() => telemetry.close())
      ended.then(() => process.exit(0), die)
    }
    process.on('SIGTERM', end)
    process.on('SIGINT', end)
    process.on('disconnect', end)
    process.send?.({ ready: true, port: service.port })
  } catch (failure) {
    if (failure instanceof Error && failure.name === ConfigError.name)
      process.stderr.write(`${failure.message}\n`)
    else log.fatal({ error: loggedError(failure), cause: causeOf(failure) }, 'did not start')
    process.exitCode = 1
    log.flush(() => process.exit(1))
  }
}

const causeOf = (failure: unknown) =>
  failure instanceof Error && failure.cause ? loggedError(failure.cause) : undefined
