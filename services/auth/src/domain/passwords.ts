import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) with the memory and passes of the OWASP recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same letters come composed from one keyboard and in parts from another. */
const asTyped = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), cost)

const nobodys = hashPassword(crypto.randomUUID())

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or no password set) it takes the same
 * time and is wrong, so that the time tells nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodys), asTyped(password))
  return stored !== null && matches
}
