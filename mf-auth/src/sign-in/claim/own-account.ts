/** What a claim passes to the sign-up: the contact that is proven, and the secret that says so. In the history state, as it is private. */
export interface OwnAccount {
  readonly handle: string
  readonly claim: string
}

export function ownAccountOf(state: unknown): OwnAccount | undefined {
  const { handle, claim } = (state ?? {}) as Partial<Record<string, unknown>>
  return typeof handle === 'string' && typeof claim === 'string' ? { handle, claim } : undefined
}
