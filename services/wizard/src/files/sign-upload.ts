import { randomBytes } from 'node:crypto'
import { daySeconds, hourSeconds } from '@lunchpail/contracts/durations'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { partKeys, partSizes, resumeKey } from './upload-keys.ts'

/** A slow phone sends 10 MB in it. */
const addressSeconds = hourSeconds
const forgottenAfterSeconds = daySeconds
const attempts = 12
/** What a browser puts is a document only once this service has looked at it. */
const contentType = 'application/octet-stream'

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

interface Wanted {
  readonly companyId: string
  readonly type: string
  readonly bytes: number
  readonly at: Date
}

/** Where a resume goes, and the addresses that take its parts for an hour. */
export async function signUpload(store: ObjectStore, { companyId, type, bytes, at }: Wanted) {
  const location = resumeKey({ companyId, type, at, random: randomBytes(12).toString('hex') })
  const keys = partKeys(location, bytes)
  const parts = await Promise.all(
    partSizes(bytes).map(async (size, index) => ({
      url: await store.signPut({
        key: keys[index]!,
        type: contentType,
        bytes: size,
        seconds: addressSeconds,
      }),
      bytes: size,
    })),
  )
  const expires_at = later(at, addressSeconds).toISOString()
  return { location, answer: { content_type: contentType, expires_at, parts } }
}

/** In a day what was sent and belongs to no one is deleted. */
export const forgetLater = (
  tx: Transaction,
  { location, bytes, at }: { readonly location: string; readonly bytes: number; readonly at: Date },
): Promise<void> =>
  enqueue(
    tx,
    'forget-upload',
    { location, bytes },
    { key: `forget:${location}`, attempts, runAt: later(at, forgottenAfterSeconds) },
  )
