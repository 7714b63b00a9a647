import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** Argon2id (the library's default) with the memory (in KiB) and passes of the OWASP recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * A hash takes one of libuv's four threads for some hundredths of a second, and tokens are signed and contacts sealed by the
 * same threads. So one is left to those: when a hundred people signed up at once, everything else waited behind their hashes, and
 * then reached the database all at once. More cores take a larger UV_THREADPOOL_SIZE and a larger number here. Longer waits for a
 * database connection would only hide the queue, and worker threads would each load a module graph of their own.
 */
const atOnce = pLimit(3)

/** Keyboards send the same letter composed or decomposed. */
const normalized = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  atOnce(() => hash(normalized(password), cost))

const dummyHash = hashPassword(crypto.randomUUID())

/** False without a hash (no such account, or no password set), after the same time, against timing attacks. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash)
  const matches = await atOnce(() => verify(against, normalized(password)))
  return stored !== null && matches
}
