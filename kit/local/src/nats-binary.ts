import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { CliError } from './cli-error.ts'
import { makeFolder } from './state-folder.ts'

const run = promisify(execFile)

const executable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const programName = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server'

/** nats-server where systems put it, also where an ordinary user's PATH does not look. */
export const installedNats = (searched = process.env.PATH ?? ''): string | undefined =>
  [...searched.split(path.delimiter), '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
    .filter(Boolean)
    .map((folder) => path.join(folder, programName))
    .find(executable)

/** Takes Debian's own package from the machine's own sources into a folder; needs no root and installs nothing. */
export const downloadNats = async (folder: string): Promise<string> => {
  const program = path.join(folder, 'usr/sbin/nats-server')
  if (executable(program)) return program
  const half = path.join(folder, 'half')
  rmSync(half, { recursive: true, force: true })
  for (const sub of ['lists/partial', 'cache/archives/partial', 'package']) makeFolder(path.join(half, sub))
  const options = [
    ['Dir::State::Lists', path.join(half, 'lists')],
    ['Dir::Cache', path.join(half, 'cache')],
    ['Acquire::Languages', 'none'],
    ['Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled', 'false'],
    // apt's own sandbox user could not write into the folder
    ...(process.getuid?.() === 0 ? [['APT::Sandbox::User', 'root']] : []),
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`])
  await run('apt-get', ['-qq', ...options, 'update'], { cwd: half, timeout: 120_000 })
  await run('apt-get', ['-qq', ...options, 'download', 'nats-server'], { cwd: half, timeout: 120_000 })
  const file = readdirSync(half).find((name) => name.endsWith('.deb'))
  if (!file) throw new Error('apt-get downloaded no package')
  await run('dpkg', ['-x', path.join(half, file), path.join(half, 'package')])
  rmSync(path.join(folder, 'usr'), { recursive: true, force: true })
  renameSync(path.join(half, 'package/usr'), path.join(folder, 'usr'))
  rmSync(half, { recursive: true, force: true })
  return program
}

const system = (): string => {
  if (process.platform !== 'linux') return process.platform
  if (!existsSync('/etc/os-release')) return 'linux'
  const release = readFileSync('/etc/os-release', 'utf8')
  const value = (key: string): string => new RegExp(`^${key}="?([^"\\n]*)`, 'm').exec(release)?.[1] ?? ''
  return `${value('ID')} ${value('ID_LIKE')}`
}

const sources: readonly (readonly [RegExp, string])[] = [
  [/debian|ubuntu/, 'sudo apt-get install -y nats-server'],
  [/alpine/, 'apk add nats-server'],
  [/arch/, 'sudo pacman -S nats-server'],
  [/darwin/, 'brew install nats-server'],
  [/win32/, 'choco install nats-server'],
]

/** The one sentence for a machine on which NATS is not there and cannot be fetched. */
export const missingNats = (where = system()): string => {
  const command = sources.find(([pattern]) => pattern.test(where))?.[1]
  const get = command
    ? `run "${command}"`
    : 'put nats-server from https://github.com/nats-io/nats-server/releases on your PATH'
  return `NATS is missing: ${get}, or set NATS_URL to a server of yours, then run this again.`
}

/** The program to run as NATS: NATS_SERVER_BIN, the installed one, or Debian's package kept in the folder. */
export const natsBinary = async (folder: string): Promise<string> => {
  const named = process.env.NATS_SERVER_BIN
  if (named && !executable(named)) throw new CliError(`NATS_SERVER_BIN is ${named}, which is not a program.`)
  const found = named ?? installedNats()
  if (found) return found
  if (!existsSync('/usr/bin/apt-get')) throw new CliError(missingNats())
  try {
    return await downloadNats(folder)
  } catch {
    throw new CliError(missingNats())
  }
}
