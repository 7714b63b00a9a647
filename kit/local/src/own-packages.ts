import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { installed } from '../bin/installed.mjs'
import { CliError } from './cli-error.ts'

const run = promisify(execFile)

/**
 * Installs what a command alone needs, by the package-lock.json of its own folder, when it runs first: a quarter of all
 * packages, for which no start and no test of the site should wait. What its packages expect beside them, as Vitest, is
 * that of the repository.
 */
export const installOwnPackages = async (folder: string): Promise<void> => {
  if (installed(folder)) return
  try {
    await run('npm', ['ci', '--legacy-peer-deps', '--loglevel=error'], {
      cwd: folder,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new CliError(`The packages of ${folder} could not be installed: ${(error as Error).message}`)
  }
}
