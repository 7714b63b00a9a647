import type { Identity } from './ask-auth.ts'

interface Entry {
  readonly identity: Identity
  readonly askedAt: number
}

/** Answers of auth by cookie, the longest unused going first, with a way to all of a session or an account. */
export class IdentityCache {
  readonly #entries = new Map<string, Entry>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string, notBefore: number): Identity | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    if (entry.askedAt < notBefore) return undefined
    this.#entries.set(key, entry)
    return entry.identity
  }

  set(key: string, identity: Identity, askedAt: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { identity, askedAt })
    if (this.#entries.size <= this.#limit) return
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  deleteWhere(matches: (identity: Identity) => boolean): void {
    for (const [key, { identity }] of this.#entries) if (matches(identity)) this.#entries.delete(key)
  }
}
