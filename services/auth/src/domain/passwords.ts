import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) with the memory (in KiB) and passes of the OWASP recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards send the same letter composed or decomposed. */
const normalized = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), cost)

const dummyHash = hashPassword(crypto.randomUUID())

/** False without a hash (no such account, or no password set), after the same time, against timing attacks. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummyHash), normalized(password))
  return stored !== null && matches
}
