import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'

/** The other entry page, with the way back kept. Neither an email nor a phone ever goes into an address. */
export function entryAddress(path: string, redirect: string | null): string {
  const target = redirectTarget(redirect, '')
  return target === '' ? path : `${path}?redirect=${encodeURIComponent(target)}`
}

/** What a sign-up passes to the login: in the history state, as it is private. */
export interface LoginPrefill {
  readonly handle: string
  readonly sentence: string
}

export function prefillOf(state: unknown): LoginPrefill | undefined {
  const { handle, sentence } = (state ?? {}) as Partial<Record<string, unknown>>
  return typeof handle === 'string' && typeof sentence === 'string' ? { handle, sentence } : undefined
}
