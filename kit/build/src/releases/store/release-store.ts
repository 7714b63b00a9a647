import path from 'node:path'
import { folderStore } from './folder-store.ts'

/** What is listed of an object. */
export interface Listed {
  readonly key: string
  /** since it was written, by the store's own clock */
  readonly ageMs: number
}

/**
 * Where releases and the registry are: a bucket, or a folder on one machine. What is created there is never changed.
 */
export interface ReleaseStore {
  /** where it is, for messages */
  readonly address: string
  /** undefined where there is no such object */
  readonly read: (key: string) => Promise<Buffer | undefined>
  /** Writes an object, whole or not at all, if there is none of that name; false where there is. */
  readonly create: (key: string, bytes: Uint8Array | string) => Promise<boolean>
  /** Writes an object, whole or not at all, in place of the one that is there. */
  readonly replace: (key: string, bytes: Uint8Array | string) => Promise<void>
  /** An object that is not there is removed too. */
  readonly remove: (key: string) => Promise<void>
  readonly list: (prefix: string) => Promise<Listed[]>
  /** Tells of changes of what is under a prefix, where the store can; others have to be asked. Returns what ends it. */
  readonly watch: (prefix: string, listener: () => void) => () => void
  readonly close: () => void
}

/** The variables that say where releases are. The keys are for a bucket. */
export interface StoreVariables {
  readonly RELEASE_STORE?: string | undefined
  readonly RELEASE_STORE_REGION?: string | undefined
  readonly RELEASE_STORE_ACCESS_KEY_ID?: string | undefined
  readonly RELEASE_STORE_SECRET_ACCESS_KEY?: string | undefined
}

export const isBucket = (address: string): boolean => /^https?:\/\//.test(address)

/** The store that is named: a bucket by its address with its name (`https://s3.us-east-1.amazonaws.com/releases`), else a folder. */
export async function openReleaseStore(variables: StoreVariables): Promise<ReleaseStore> {
  const { RELEASE_STORE: address } = variables
  if (!address) throw new Error('RELEASE_STORE must say where releases are kept')
  if (!isBucket(address)) return folderStore(path.resolve(address))
  const { RELEASE_STORE_ACCESS_KEY_ID: id, RELEASE_STORE_SECRET_ACCESS_KEY: secret } = variables
  if (!id || !secret)
    throw new Error('RELEASE_STORE_ACCESS_KEY_ID and RELEASE_STORE_SECRET_ACCESS_KEY go with a bucket')
  // the client is large, and a folder needs none
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore({ address, id, secret, region: variables.RELEASE_STORE_REGION ?? 'us-east-1' })
}
