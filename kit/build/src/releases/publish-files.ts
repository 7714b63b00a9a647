import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { buildFile, releaseDescriptor } from './release-descriptor.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** The files of a build by their names from its folder. */
export type BuildFiles = Readonly<Record<string, Uint8Array>>

/** What a release holds: it is written once, after its files, and never changed. */
export const releaseRecord = z.object({
  descriptor: releaseDescriptor,
  /** by file: its hash as in subresource integrity */
  integrity: z.record(buildFile, z.string()),
  /** under which name the store holds all files together, and their hash */
  archive: z.object({ key: z.string(), integrity: z.string() }),
})
export type ReleaseRecord = z.output<typeof releaseRecord>
type Archive = ReleaseRecord['archive']

type Named = Pick<ReleaseDescriptor, 'name' | 'version'>

export const recordKey = ({ name, version }: Named): string => `releases/${name}/${version}.json`

export const hashOf = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Beside a build's files: the hash of each script and style by its name, which holds a hash too and so is unique. */
export const hashesFile = 'hashes.json'

/** The name of a file in lists of hashes: without its folder. */
export const nameOfFile = (file: string): string => file.replace(/^.*\//, '')

/** The compressed twins of files depend on who compresses, not on what was built. */
const isTwin = (file: string): boolean => /\.(br|gz)$/.test(file)

/** The names of all files of a folder, in order. */
export async function namesOfFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}

/** All files of a folder. Small builds: at most a few megabytes. */
export async function readFiles(folder: string): Promise<BuildFiles> {
  const read = async (file: string) => [file, await readFile(path.join(folder, file))] as const
  return Object.fromEntries(await Promise.all((await namesOfFiles(folder)).map(read)))
}

// one date for all, so that the same files are the same archive; they are compressed already
const packed = (files: BuildFiles): Uint8Array => zipSync(files, { level: 0, mtime: new Date(2020, 0, 1) })

/** Puts an object into the store that has no name but its hash, between what it begins and ends with. Returns the name. */
export async function storeByHash(
  store: ReleaseStore,
  [before, after]: readonly [string, string],
  bytes: Uint8Array | string,
): Promise<string> {
  const key = `${before}${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${after}`
  await store.create(key, bytes)
  return key
}

/** Puts files into the store as one object: whole or not at all. */
export async function storeFiles(store: ReleaseStore, prefix: string, files: BuildFiles): Promise<Archive> {
  const bytes = packed(files)
  return { key: await storeByHash(store, [`${prefix}.`, '.zip'], bytes), integrity: hashOf(bytes) }
}

/** The bytes of an archive; throws where it is gone, or is not what was released. */
export async function readArchive(store: ReleaseStore, { key, integrity }: Archive): Promise<Uint8Array> {
  const bytes = await store.read(key)
  if (bytes === undefined) throw new Error(`${key} is gone`)
  if (hashOf(bytes) !== integrity) throw new Error(`${key} is not what was released`)
  return bytes
}

async function unpack(store: ReleaseStore, archive: Archive, folder: string): Promise<void> {
  const bytes = await readArchive(store, archive)
  await mkdir(path.dirname(folder), { recursive: true })
  const half = `${folder}.${randomUUID()}.new`
  try {
    for (const [file, content] of Object.entries(unzipSync(bytes))) {
      const at = path.join(half, z.parse(buildFile, file))
      await mkdir(path.dirname(at), { recursive: true })
      await writeFile(at, content)
    }
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // another process on this machine fetched them in the meantime
    if (!(await stat(folder).catch(() => undefined))) throw error
  }
}

const underWay = new Map<string, Promise<void>>()

/** Fills a folder once for all in this process who want it meanwhile. */
function together(folder: string, fill: () => Promise<void>): Promise<void> {
  const filling = underWay.get(folder) ?? fill().finally(() => underWay.delete(folder))
  underWay.set(folder, filling)
  return filling
}

/** Fetches files from the store into a folder: whole or not at all. */
export const fetchFiles = (store: ReleaseStore, archive: Archive, folder: string): Promise<void> =>
  together(folder, () => unpack(store, archive, folder))

/** Every file that a descriptor names: what browsers load first, and what the shell runs itself. */
const namedBy = ({ entry, preload, sentences, first, pages }: ReleaseDescriptor): string[] => [
  ...new Set([
    entry,
    ...preload,
    ...Object.values(sentences ?? {}).flat(),
    ...(first === undefined ? [] : [first]),
    ...pages.flatMap((page) => page.preload),
  ]),
]

/** Publishes a build under its version: first its files, then the record that names them. Returns the record and its hash. */
export async function publishBuild(
  store: ReleaseStore,
  descriptor: ReleaseDescriptor,
  files: BuildFiles,
): Promise<ReleaseRecord & { readonly record: string }> {
  const missing = namedBy(descriptor).filter((file) => files[file] === undefined)
  if (missing.length > 0) throw new Error(`the build lacks ${missing.join(', ')}, which it names`)
  const hashes = Object.entries(files).flatMap(([file, bytes]) =>
    isTwin(file) ? [] : [[file, hashOf(bytes)] as const],
  )
  const integrity = Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const key = recordKey(descriptor)
  const there = await store.read(key)
  if (there === undefined) {
    const archive = await storeFiles(store, key.replace(/\.json$/, ''), files)
    await store.create(key, JSON.stringify({ descriptor, integrity, archive } satisfies ReleaseRecord))
  }
  // another process may have published the same build in the meantime
  const bytes = there ?? (await store.read(key))!
  const record = z.parse(releaseRecord, JSON.parse(String(bytes)))
  if (JSON.stringify(record.integrity) !== JSON.stringify(integrity))
    throw new Error(`${descriptor.name} ${descriptor.version} is in the store already, with other files`)
  return { ...record, record: hashOf(bytes) }
}

export const releaseFolder = (releases: string, { name, version }: Named): string =>
  path.join(releases, name, version)

/** The files on this machine that are not what was released, or missing. */
export async function damagedFiles(
  releases: string,
  { descriptor, integrity }: Pick<ReleaseRecord, 'descriptor' | 'integrity'>,
): Promise<string[]> {
  const folder = releaseFolder(releases, descriptor)
  const checked = Object.entries(integrity).map(async ([file, hash]) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
    return bytes !== undefined && hashOf(bytes) === hash ? [] : [file]
  })
  return (await Promise.all(checked)).flat()
}

/** Brings the files of a release to this machine, and again where they are not what was released. */
export function bringFiles(store: ReleaseStore, releases: string, release: ReleaseRecord): Promise<void> {
  const folder = releaseFolder(releases, release.descriptor)
  return together(folder, async () => {
    if ((await damagedFiles(releases, release)).length === 0) return
    await rm(folder, { recursive: true, force: true })
    await unpack(store, release.archive, folder)
    const damaged = await damagedFiles(releases, release)
    if (damaged.length > 0)
      throw new Error(`its files are not those that were released: ${damaged.join(', ')}`)
  })
}
