import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runMain } from '@lunchpail/kit-service/command'
import { overrideCommand } from '../overrides/override-command.ts'

const root = path.join(import.meta.dirname, '../../..')

/** In production mode, since the site's React is. The file that a build writes last says that it is there. */
const build = async (folder: string): Promise<void> => {
  const last = path.join(folder, 'dist/release.json')
  rmSync(last, { force: true })
  const rspack = spawn(
    path.join(root, 'node_modules/.bin/rspack'),
    ['build', '--watch', '--mode', 'production'],
    { cwd: folder, stdio: 'inherit' },
  )
  process.once('exit', () => rspack.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
  while (!existsSync(last) && rspack.exitCode === null) await wait(200)
}

if (import.meta.main) await runMain(overrideCommand(root, build))
