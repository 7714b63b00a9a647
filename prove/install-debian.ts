import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { CliError } from '@lunchpail/kit-local/cli-error'

/** Debian's packages, which are installed where a program of theirs is missing and that is allowed. */
export async function installDebian(
  packages: readonly string[],
  ...programs: readonly string[]
): Promise<void> {
  const isThere = (): boolean => programs.every((program) => existsSync(program))
  if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      promisify(execFile)('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    await apt('update')
    await apt('install', '-y', '--no-install-recommends', ...packages)
  }
  if (!isThere())
    throw new CliError(
      `${programs.join(', ')} missing: run "sudo apt-get install -y ${packages.join(' ')}" on Debian, then this again.`,
    )
}
