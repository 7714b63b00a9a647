import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { CliError } from './cli-error.ts'

const run = promisify(execFile)

const modified = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

/**
 * Installs what a command alone needs, by the package-lock.json of its own folder, when it runs first: a quarter of all
 * packages, for which nobody who starts or tests the site should wait. What its packages expect beside them, as Vitest, is
 * that of the repository.
 */
export const installOwnPackages = async (folder: string): Promise<void> => {
  const installed = modified(path.join(folder, 'node_modules/.package-lock.json'))
  if (installed >= modified(path.join(folder, 'package-lock.json')) && installed > 0) return
  try {
    await run('npm', ['ci', '--legacy-peer-deps', '--loglevel=error'], {
      cwd: folder,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new CliError(`The packages of ${folder} could not be installed: ${(error as Error).message}`)
  }
}
