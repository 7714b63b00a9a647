import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { CliError } from '../cli-error.ts'
import { fetchedNats, fetchNats, natsVersion, ReleaseError, type ReleaseOptions } from './nats-release.ts'
import { makeFolder, readJson, writeSecretJson } from '../state-folder.ts'
import { dayMs } from '@lunchpail/contracts/durations'

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

const debianProgram = (folder: string): string => path.join(folder, 'usr/sbin/nats-server')

/** Takes Debian's own package from the machine's own sources into a folder; needs no root and installs nothing. */
export const downloadNats = async (folder: string): Promise<string> => {
  const program = debianProgram(folder)
  if (executable(program)) return program
  if (!existsSync('/usr/bin/apt-get')) throw new Error('this system has no apt-get')
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
export const missingNats = (reason: string, where = system()): string => {
  const command = sources.find(([pattern]) => pattern.test(where))?.[1]
  const get = command ? `run "${command}"` : `put nats-server ${natsVersion} on your PATH`
  return `NATS is missing and ${natsVersion} could not be fetched (${reason}): ${get}, or set NATS_DOWNLOAD_URL to a mirror of its releases, or NATS_URL to a server of yours, then run this again.`
}

/** The version of a program, as numbers; none where it does not say one. */
const versionOf = async (program: string): Promise<readonly number[]> => {
  const { stdout } = await run(program, ['--version'], { timeout: 10_000 }).catch(() => ({ stdout: '' }))
  return /v(\d+)\.(\d+)\.(\d+)/.exec(stdout)?.slice(1).map(Number) ?? []
}

const isNewEnough = ([major = 0, minor = 0]: readonly number[], wanted: string): boolean => {
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}

/** The oldest version that the site works with. */
const oldestVersion = '2.9.0'

/** A release that could not be fetched: where another NATS is there, it is tried again after a day. */
interface FailedFetch {
  readonly version: string
  readonly downloadUrl: string | undefined
  readonly at: number
}
const failureFile = (folder: string): string => path.join(folder, 'not-fetched.json')

const failedLately = (folder: string, downloadUrl: string | undefined): boolean => {
  const failed = readJson<FailedFetch>(failureFile(folder))
  return (
    failed?.version === natsVersion && failed.downloadUrl === downloadUrl && failed.at > Date.now() - dayMs
  )
}

interface NatsSources extends ReleaseOptions {
  /** in place of a search */
  readonly named?: string | undefined
  readonly installed?: string | undefined
  readonly fromDebian?: (folder: string) => Promise<string>
  readonly log?: (line: string) => void
}

/**
 * The program to run as NATS: the named one, the release that was fetched before, the installed one where it is as new,
 * the release, an older installed one, or Debian's package kept in the folder. A release that could not be fetched is not
 * asked for again for a day where there is another program.
 */
export const natsBinary = async (options: NatsSources): Promise<string> => {
  const { folder, log = () => {}, named = process.env.NATS_SERVER_BIN, installed = installedNats() } = options
  if (named && !executable(named)) throw new CliError(`NATS_SERVER_BIN is ${named}, which is not a program.`)
  const ready = named || fetchedNats(options)
  if (ready) return ready
  const version = installed ? await versionOf(installed) : []
  if (installed && isNewEnough(version, natsVersion)) return installed
  const older = installed && isNewEnough(version, oldestVersion) ? installed : undefined
  const other = older ?? [debianProgram(folder)].find(executable)
  const { downloadUrl = process.env.NATS_DOWNLOAD_URL } = options
  // it was said when it failed
  if (other && failedLately(folder, downloadUrl)) return other
  try {
    const fetched = await fetchNats({ ...options, downloadUrl })
    rmSync(failureFile(folder), { force: true })
    return fetched
  } catch (failure) {
    if (!(failure instanceof ReleaseError)) throw failure
    const failed: FailedFetch = { version: natsVersion, downloadUrl, at: Date.now() }
    writeSecretJson(failureFile(folder), failed)
    if (older) {
      log(
        `NATS ${natsVersion} could not be fetched (${failure.message}): the installed ${version.join('.')} runs.`,
      )
      return older
    }
    return await (options.fromDebian ?? downloadNats)(folder).catch(() => {
      throw new CliError(missingNats(failure.message))
    })
  }
}
