import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { parseTar } from 'nanotar'
import { makeFolder } from '../state-folder.ts'

/** The release of NATS that is fetched where the system has none, or an older one. */
export const natsVersion = '2.14.5'

interface Archive {
  /** of the release, for one system */
  readonly file: string
  readonly sha256: string
}

const archive = (system: string, sha256: string): Archive => ({
  file: `nats-server-v${natsVersion}-${system}`,
  sha256,
})

/** By Node's platform and architecture. The checksums are those of the release's SHA256SUMS. */
const archives: Readonly<Record<string, Archive>> = {
  'linux-x64': archive(
    'linux-amd64.tar.gz',
    '5e3b603d47c447bda1f77f9ac16dbf91c90aac4ff3681f8fbbc7201e4ed99355',
  ),
  'linux-arm64': archive(
    'linux-arm64.tar.gz',
    '673a98d3faa79dde3f9ebf16d6dfac36a5f694e7ad2015e4954dd7939c85cd4c',
  ),
  'darwin-x64': archive(
    'darwin-amd64.tar.gz',
    'f95c98d6b6ed2b63c5681b46b092c9585c99767d547cf495730c329234625e96',
  ),
  'darwin-arm64': archive(
    'darwin-arm64.tar.gz',
    'ddd907854d9a2de834af133fa396915fe6442fe6d8909ae31390d1ea7a0fea50',
  ),
  'win32-x64': archive(
    'windows-amd64.zip',
    'f66f840a211ab665083b88e9b7edbcf6296cda143be47e53e6f6bb8520692bbb',
  ),
  'win32-arm64': archive(
    'windows-arm64.zip',
    '5e1d5a5df7dc5bd9189daf25b1eb286eafc62f5659cc44996bef9294e2f4c938',
  ),
}

const githubReleases = 'https://github.com/nats-io/nats-server/releases/download'

/** Why a release could not be fetched, as a clause of a sentence. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

export interface ReleaseOptions {
  /** where releases are kept, each in a folder of its version */
  readonly folder: string
  /** the address in place of GitHub's releases: a mirror with the same paths */
  readonly downloadUrl?: string | undefined
  /** Node's name of the system: `linux-x64` */
  readonly system?: string
  readonly archives?: Readonly<Record<string, Archive>>
}

const thisSystem = `${process.platform}-${process.arch}`
const programOf = (system: string): string => (system.startsWith('win32') ? 'nats-server.exe' : 'nats-server')
const versionFolder = (folder: string): string => path.join(folder, `nats-server-v${natsVersion}`)

/** The program of a release that was fetched before. */
export const fetchedNats = ({ folder, system = thisSystem }: ReleaseOptions): string | undefined => {
  const program = path.join(versionFolder(folder), programOf(system))
  return existsSync(program) ? program : undefined
}

const responseTimeoutMs = 10_000
const downloadTimeoutMs = 180_000

const download = async (url: string): Promise<Buffer> => {
  const { host } = new URL(url)
  const stopped = new AbortController()
  const noResponse = setTimeout(() => stopped.abort(), responseTimeoutMs)
  const tooSlow = setTimeout(() => stopped.abort(), downloadTimeoutMs)
  try {
    const response = await fetch(url, { signal: stopped.signal })
    clearTimeout(noResponse)
    if (!response.ok) throw new ReleaseError(`${host} answered ${response.status}`)
    const length = Number(response.headers.get('content-length') ?? NaN)
    const bytes = await response.arrayBuffer().catch(() => {
      throw new ReleaseError(`the download from ${host} was cut`)
    })
    if (!Number.isNaN(length) && bytes.byteLength < length)
      throw new ReleaseError(`the download from ${host} was cut`)
    return Buffer.from(bytes)
  } catch (failure) {
    if (failure instanceof ReleaseError) throw failure
    throw new ReleaseError(`${host} cannot be reached`)
  } finally {
    clearTimeout(noResponse)
    clearTimeout(tooSlow)
  }
}

/** The program alone, whatever else the archive holds. */
const unpack = (file: string, bytes: Buffer, program: string): Uint8Array => {
  const entries = (): readonly { name: string; data?: Uint8Array | undefined }[] =>
    file.endsWith('.zip')
      ? Object.entries(unzipSync(bytes)).map(([name, data]) => ({ name, data }))
      : // a copy, as the parser takes the whole memory behind an array for its own
        parseTar(new Uint8Array(gunzipSync(bytes)))
  const found = entries().find(({ name }) => path.posix.basename(name) === program)?.data
  if (!found) throw new ReleaseError(`${file} holds no ${program}`)
  return found
}

/**
 * Fetches the release of NATS for this system into the folder, and returns its program. Nothing is kept of a download that
 * is cut or whose checksum is another one: then it throws a ReleaseError.
 */
export const fetchNats = async (options: ReleaseOptions): Promise<string> => {
  const { folder, system = thisSystem } = options
  const release = (options.archives ?? archives)[system]
  if (!release) throw new ReleaseError(`there is no release for ${system}`)
  const base = (options.downloadUrl ?? githubReleases).replace(/\/+$/, '')
  const bytes = await download(`${base}/v${natsVersion}/${release.file}`)
  if (createHash('sha256').update(bytes).digest('hex') !== release.sha256)
    throw new ReleaseError(`the checksum of ${release.file} is not the one of the release`)
  const program = programOf(system)
  const content = unpack(release.file, bytes, program)
  const half = mkdtempSync(path.join(makeFolder(folder), 'half-'))
  try {
    writeFileSync(path.join(half, program), content)
    chmodSync(path.join(half, program), 0o755)
    // another start may have been faster
    if (!fetchedNats(options)) {
      rmSync(versionFolder(folder), { recursive: true, force: true })
      renameSync(half, versionFolder(folder))
    }
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return path.join(versionFolder(folder), program)
}
