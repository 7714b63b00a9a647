import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { S3Error } from './s3-error.ts'

export interface ObjectFacts {
  readonly key: string
  readonly size: number
  readonly etag: string
  readonly modified: string
  readonly type: string
  readonly metadata: Readonly<Record<string, string>>
  /** the file that holds the bytes */
  readonly bytes: string
}

/** Objects as files. Names are hashed, so that no key reaches outside of the folder. */
export const objectsIn = (folder: string, buckets: readonly string[]) => {
  const factsFile = (bucket: string, key: string): string => {
    if (!buckets.includes(bucket)) throw new S3Error(404, 'NoSuchBucket')
    return path.join(folder, bucket, `${createHash('sha256').update(key).digest('hex')}.json`)
  }
  const find = async (bucket: string, key: string): Promise<ObjectFacts | undefined> => {
    const text = await readFile(factsFile(bucket, key), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as ObjectFacts)
  }
  const turns = new Map<string, Promise<unknown>>()
  /** Between the look at an object and its replacement comes no other writer of it. */
  const inTurn = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(file) ?? Promise.resolve()).then(work, work)
    turns.set(file, mine)
    try {
      return await mine
    } finally {
      if (turns.get(file) === mine) turns.delete(file)
    }
  }
  return {
    prepare: () =>
      Promise.all(
        buckets.map((bucket) => mkdir(path.join(folder, bucket), { recursive: true, mode: 0o700 })),
      ),
    hasBucket: (bucket: string): boolean => buckets.includes(bucket),
    read: async (bucket: string, key: string): Promise<ObjectFacts> => {
      const facts = await find(bucket, key)
      if (!facts) throw new S3Error(404, 'NoSuchKey')
      return facts
    },
    bytes: (bucket: string, facts: ObjectFacts, start: number, end: number): Readable =>
      createReadStream(path.join(folder, bucket, facts.bytes), { start, end }),
    write: async (
      bucket: string,
      key: string,
      source: Readable,
      steps: readonly Transform[],
      describe: () => Pick<ObjectFacts, 'size' | 'etag' | 'type' | 'metadata'>,
      /** only if there is no object of that name (If-None-Match), or still the one with this tag (If-Match) */
      condition: { readonly isNew?: boolean; readonly etag?: string | undefined } = {},
    ): Promise<ObjectFacts> => {
      const file = factsFile(bucket, key)
      const bytes = randomUUID()
      const target = path.join(folder, bucket, bytes)
      try {
        await pipeline([source, ...steps, createWriteStream(target, { mode: 0o600 })])
      } catch (error) {
        await rm(target, { force: true })
        throw error
      }
      const facts: ObjectFacts = { key, bytes, modified: new Date().toUTCString(), ...describe() }
      // a concurrent reader finds the old object or the new one, whole
      await writeFile(`${target}.half`, JSON.stringify(facts), { mode: 0o600 })
      const replaced = await inTurn(file, async () => {
        const before = await find(bucket, key)
        const fits =
          (!condition.isNew || !before) && (condition.etag === undefined || condition.etag === before?.etag)
        if (!fits) return undefined
        await rename(`${target}.half`, file)
        return { before }
      })
      if (!replaced) {
        await Promise.all([target, `${target}.half`].map((half) => rm(half, { force: true })))
        throw new S3Error(412, 'PreconditionFailed')
      }
      if (replaced.before) await rm(path.join(folder, bucket, replaced.before.bytes), { force: true })
      return facts
    },
    list: async (bucket: string, prefix: string): Promise<ObjectFacts[]> => {
      const names = (await readdir(path.join(folder, bucket))).filter((name) => name.endsWith('.json'))
      const read = names.map(async (name) => {
        const text = await readFile(path.join(folder, bucket, name), 'utf8').catch(() => undefined)
        return text === undefined ? undefined : (JSON.parse(text) as ObjectFacts)
      })
      const found = (await Promise.all(read)).filter((facts) => facts !== undefined)
      return found
        .filter(({ key }) => key.startsWith(prefix))
        .toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
    },
    remove: async (bucket: string, key: string): Promise<void> => {
      const facts = await find(bucket, key)
      await rm(factsFile(bucket, key), { force: true })
      if (facts) await rm(path.join(folder, bucket, facts.bytes), { force: true })
    },
  }
}
