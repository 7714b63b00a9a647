import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
    ): Promise<ObjectFacts> => {
      const file = factsFile(bucket, key)
      const before = await find(bucket, key)
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
      await writeFile(`${target}.json`, JSON.stringify(facts), { mode: 0o600 })
      await rename(`${target}.json`, file)
      if (before) await rm(path.join(folder, bucket, before.bytes), { force: true })
      return facts
    },
    remove: async (bucket: string, key: string): Promise<void> => {
      const facts = await find(bucket, key)
      await rm(factsFile(bucket, key), { force: true })
      if (facts) await rm(path.join(folder, bucket, facts.bytes), { force: true })
    },
  }
}
