import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { canReach, openFolder, postgresBinaries, postgresUser, type User } from './postgres-binaries.ts'
import { managedProcess, type ManagedProcess } from '../managed-process.ts'
import { CliError } from '../cli-error.ts'
import { makeFolder } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

interface PostgresOptions {
  readonly folder: string
  readonly logsFolder: string
  readonly port: number
  readonly password: string
  /** false for tests: a crash of the machine may lose the data */
  readonly durable: boolean
  readonly watchdog: Watchdog
  readonly log: (line: string) => void
  /** beside those that every one has */
  readonly settings?: Readonly<Record<string, string>>
}

export interface Postgres {
  readonly process: ManagedProcess
  /** address of a database, as the superuser */
  readonly url: (database?: string) => string
}

const superuser = 'postgres'

/** A home folder closed to others cannot hold the data of another user: then the data folder is outside of it. */
const dataFolder = (folder: string): string => {
  const user = postgresUser()
  makeFolder(folder)
  // to pass through is enough for the other user; the data folder in it is its own
  if (user) chmodSync(folder, 0o711)
  if (canReach(path.join(folder, '.'), user)) return path.join(folder, 'data')
  const name = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)
  const outside = openFolder(`lunchpail-${name}`)
  mkdirSync(outside, { recursive: true })
  chmodSync(outside, 0o755)
  return path.join(outside, 'data')
}

/** A socket's path is at most as long as the system's shortest limit, which macOS has, without the NUL at its end. */
const longestSocket = 103

const hasSocket = (data: string, port: number): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(path.join(data, `.s.PGSQL.${port}`)) <= longestSocket

/**
 * Host and port of the server in a folder, as they stand in a URL: its socket, by which a statement takes a third less of the
 * processor at both ends than by TCP, or this machine's own address where there can be none.
 */
export const postgresHost = (folder: string, port: number): string => hostOf(dataFolder(folder), port)

const hostOf = (data: string, port: number): string =>
  `${hasSocket(data, port) ? encodeURIComponent(data) : '127.0.0.1'}:${port}`

/** Removes a server's data, in whichever folder it is. */
export const removeData = (folder: string): void => {
  const data = dataFolder(folder)
  const outside = path.dirname(data) !== path.resolve(folder)
  rmSync(outside ? path.dirname(data) : data, { recursive: true, force: true })
}

/** Of the environment only how it is run: nothing of it says where another database is. */
const environment = (): Record<string, string> => ({
  ...Object.fromEntries(
    ['PATH', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  LC_ALL: 'C',
  TZ: 'UTC',
})

const initialise = (
  bin: string,
  data: string,
  user: User | undefined,
  { password, durable }: Pick<PostgresOptions, 'password' | 'durable'>,
): void => {
  if (existsSync(path.join(data, 'PG_VERSION'))) return
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  const secretFolder = mkdtempSync(path.join(tmpdir(), 'lunchpail-'))
  const secret = path.join(secretFolder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) for (const file of [data, secretFolder, secret]) chownSync(file, user.uid, user.gid)
  const settings = [
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // tests connect thousands of times, and each hashes their password on both sides
    ...(durable ? [] : ['-c', 'scram_iterations=1']),
  ]
  try {
    const { status, stderr, error } = spawnSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', superuser, `--pwfile=${secret}`, '--locale=C', '--no-sync', ...settings],
      { ...user, cwd: '/', env: environment(), encoding: 'utf8' },
    )
    if (status !== 0) {
      rmSync(data, { recursive: true, force: true })
      throw new CliError(`PostgreSQL could not make its data folder ${data}: ${error?.message ?? stderr}`)
    }
  } finally {
    rmSync(secretFolder, { recursive: true, force: true })
  }
}

const acceptsConnections = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** PostgreSQL of one site: passwords for every role, 300 connections, on this machine's own address alone. */
export const postgres = (options: PostgresOptions): Postgres => {
  const user = postgresUser()
  const bin = postgresBinaries(user)
  const data = dataFolder(options.folder)
  const host = hostOf(data, options.port)
  const url = (database = 'postgres'): string =>
    `postgres://${superuser}:${options.password}@${host}/${database}`
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    // in its folder, which is closed to other users
    unix_socket_directories: hasSocket(data, options.port) ? data : '',
    max_connections: '300',
    jit: 'off',
    // processes that wait beside those of connections: four less
    io_method: 'sync',
    max_logical_replication_workers: '0',
    // what people typed does not belong in a log
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // each commit is still handed to the operating system: tests kill this server, which loses nothing of it
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
    ...options.settings,
  }
  const process_ = managedProcess({
    name: 'postgres',
    command: path.join(bin, 'postgres'),
    args: [
      '-D',
      data,
      '-p',
      String(options.port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    cwd: '/',
    env: environment(),
    ...(user ? { user } : {}),
    logsFolder: options.logsFolder,
    // ends sessions at once; SIGTERM would wait for them
    stopSignal: 'SIGINT',
    ready: () => acceptsConnections(url()),
    watchdog: options.watchdog,
    log: options.log,
  })
  const start = async (): Promise<void> => {
    initialise(bin, data, user, options)
    await process_.start()
  }
  return { process: { ...process_, start }, url }
}
