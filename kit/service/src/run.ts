import type { Noun } from '@lunchpail/contracts/noun'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { ServiceConfig } from './config.ts'
import { runProcess } from './run-process.ts'
import type { ServiceDefinition } from './service.ts'

/** Runs a service as a process. */
export const run = <Config extends ServiceConfig, Tx extends Transaction>(
  noun: Noun,
  load: () => Promise<{ readonly service: ServiceDefinition<Config, Tx> }>,
): Promise<void> =>
  runProcess(noun, async () => {
    const [{ startService }, { service }] = await Promise.all([import('./start.ts'), load()])
    return startService(service, process.env)
  })
