import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'

export interface ObjectStore {
  readonly put: (key: string, type: string, bytes: Uint8Array) => Promise<void>
  /** null where there is no such object */
  readonly open: (key: string) => Promise<Readable | null>
  readonly close: () => void
}

type StoreConfig = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

export function openObjectStore(config: StoreConfig): ObjectStore | null {
  if (!config.S3_ENDPOINT || !config.S3_ACCESS_KEY_ID || !config.S3_SECRET_ACCESS_KEY) return null
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
    // Stores that are not Amazon's reject or corrupt the checksums that newer clients send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
  })
  const Bucket = config.S3_BUCKET
  return {
    put: async (Key, ContentType, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, ContentType, Body }))
    },
    open: async (Key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable ? Body : null
      } catch (failure) {
        if (failure instanceof Error && failure.name === 'NoSuchKey') return null
        throw failure
      }
    },
    close: () => client.destroy(),
  }
}
