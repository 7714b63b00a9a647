import path from 'node:path'
import { runQuietly } from './run-command.ts'
import { root } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

const turbo = (
  name: string,
  tasks: readonly string[],
  logsFolder: string,
  watchdog: Watchdog,
): Promise<void> =>
  runQuietly({
    name,
    command: path.join(root, 'node_modules/.bin/turbo'),
    args: ['run', ...tasks, '--output-logs=errors-only'],
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', FORCE_COLOR: '0' },
    logFile: path.join(logsFolder, 'build.log'),
    watchdog,
  })

/** Generates clients and builds the shell and the microfrontends; what did not change comes from the cache. */
export const build = (logsFolder: string, watchdog: Watchdog): Promise<void> =>
  turbo('The build', ['generate', 'build'], logsFolder, watchdog)

/** The services' clients alone: what their commands need. */
export const generate = (logsFolder: string, watchdog: Watchdog): Promise<void> =>
  turbo('Generating the database clients', ['generate'], logsFolder, watchdog)
