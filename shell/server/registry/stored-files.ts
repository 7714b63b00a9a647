import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { LRUCache } from 'lru-cache'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import * as z from 'zod/mini'
import {
  bringFiles,
  fetchFiles,
  hashOf,
  namesOfFiles,
  readFiles,
  recordKey,
  releaseFolder,
  releaseRecord,
  type ReleaseRecord,
  storeByHash,
  storeFiles,
} from '@lunchpail/kit-build/releases/publish-files'
import { remoteName, version } from '@lunchpail/kit-build/releases/release-descriptor'
import type { ShellOffer } from '@lunchpail/kit-build/shell-offer'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'

const builds = 'shells/builds/'

/** The files of a build of the shell under `/assets/`, whose names have a hash. */
const shellBuild = z.object({
  files: z.array(z.string()),
  archive: releaseRecord.shape.archive,
})

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  )

/** Puts the files of this build of the shell into the store, where shells of another build and releases find them. */
export async function publishShellBuild(
  store: ReleaseStore,
  shellDist: string,
): Promise<ReleaseRecord['archive']> {
  const folder = path.join(shellDist, 'assets')
  const names = await namesOfFiles(folder)
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  const key = `${builds}${id}.json`
  const there = await store.read(key)
  if (there !== undefined) return z.parse(shellBuild, JSON.parse(String(there))).archive
  const archive = await storeFiles(store, `${builds}${id}`, await readFiles(folder))
  await store.create(key, JSON.stringify({ files: names, archive } satisfies z.output<typeof shellBuild>))
  return archive
}

/** Puts the file by which this shell renders pages into the store, where releases are tried by it; undefined for a build without one. */
export async function publishRenderer(
  store: ReleaseStore,
  file: string | undefined,
): Promise<ShellOffer['renderer']> {
  if (file === undefined) return undefined
  const bytes = await readFile(file)
  return { key: await storeByHash(store, ['shells/renderers/', '.mjs'], bytes), integrity: hashOf(bytes) }
}

const retryMs = 30_000

/** Publishes now, or where the store is away, once it is back. */
export async function publishedOrLater(
  publish: () => Promise<void>,
  stopping: AbortSignal,
  log: Logger,
): Promise<void> {
  const isPublished = () =>
    publish().then(
      () => true,
      (error: unknown) => {
        log.error(
          { error: loggedError(error) },
          "the files of this shell's build cannot be put into the store",
        )
        return false
      },
    )
  if (await isPublished()) return
  const retry = async (): Promise<void> => {
    if (await isPublished()) clearInterval(timer)
  }
  const timer = setInterval(() => void retry(), retryMs)
  timer.unref()
  stopping.addEventListener('abort', () => clearInterval(timer))
}

/** What was not found is not looked for again for so long: it may be on its way to the store. */
const missMs = 10_000

export interface StoredFiles {
  /** Brings a release to this machine that is not live here, but in an open tab or already at another shell. False where there is none. */
  readonly bringRelease: (name: string, version: string) => Promise<boolean>
  /** Brings the build of the shell that has a file of `/assets/`; the folder of its files, undefined where no build has it. */
  readonly bringShellBuild: (file: string) => Promise<string | undefined>
}

/** The store failed: what was asked for may be there all the same. */
export class StoreFailed extends Error {}

/** Brings files to this machine that it lacks, once for all who ask meanwhile; throws StoreFailed. */
export function storedFiles(store: ReleaseStore, releasesFolder: string): StoredFiles {
  const misses = new LRUCache<string, true>({ max: 1_000, ttl: missMs })
  const underWay = new Map<string, Promise<string | undefined>>()
  const once = async (asked: string, bring: () => Promise<string | undefined>) => {
    if (misses.has(asked)) return undefined
    const begin = () =>
      bring()
        .catch((cause: unknown) => {
          throw new StoreFailed(`${asked} cannot be fetched`, { cause })
        })
        .finally(() => underWay.delete(asked))
    const work = underWay.get(asked) ?? begin()
    underWay.set(asked, work)
    const folder = await work
    if (folder === undefined) misses.set(asked, true)
    return folder
  }

  const release = async (named: { name: string; version: string }): Promise<string | undefined> => {
    const folder = releaseFolder(releasesFolder, named)
    if (await isThere(folder)) return folder
    const record = await store.read(recordKey(named))
    if (record === undefined) return undefined
    await bringFiles(store, releasesFolder, z.parse(releaseRecord, JSON.parse(String(record))))
    return folder
  }

  const known = new Map<string, z.output<typeof shellBuild>>()
  let listedAt = -Infinity
  let listing: Promise<void> | undefined
  const list = async (): Promise<void> => {
    for (const { key } of await store.list(builds)) {
      if (!key.endsWith('.json') || known.has(key)) continue
      const bytes = await store.read(key)
      if (bytes !== undefined) known.set(key, z.parse(shellBuild, JSON.parse(String(bytes))))
    }
    listedAt = performance.now()
  }
  const listBuilds = async (): Promise<void> => {
    if (performance.now() < listedAt + missMs) return
    listing ??= list().finally(() => (listing = undefined))
    await listing
  }
  const shell = async (file: string): Promise<string | undefined> => {
    const find = () => [...known].find(([, { files }]) => files.includes(file))
    if (find() === undefined) await listBuilds()
    const found = find()
    if (found === undefined) return undefined
    const [key, { archive }] = found
    const folder = path.join(releasesFolder, 'shell-builds', path.basename(key, '.json'))
    if (await isThere(folder)) return folder
    await fetchFiles(store, archive, folder)
    return folder
  }

  return {
    bringRelease: async (name, asked) => {
      if (!z.safeParse(remoteName, name).success || !z.safeParse(version, asked).success) return false
      return (await once(`${name} ${asked}`, () => release({ name, version: asked }))) !== undefined
    },
    bringShellBuild: (file) => once(file, () => shell(file)),
  }
}
