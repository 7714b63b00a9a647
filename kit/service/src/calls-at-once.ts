import { refuse } from './refusal.ts'
import type { Identity } from './token.ts'

/** More than a page sends at once; an instance serves everybody else meanwhile. */
const maxCallsAtOnce = 8

/** Begins a call of a caller; returns what ends it. Refuses with `too-many-requests`. */
export type BeginCall = (identity: Identity) => () => void

/** Caps how many calls one account has open at one instance, over all its endpoints. */
export const callsAtOnce = (max = maxCallsAtOnce): BeginCall => {
  const open = new Map<string, number>()
  return ({ caller }) => {
    const id = caller.account?.id
    if (id === undefined) return () => {}
    const count = open.get(id) ?? 0
    if (count >= max) refuse('too-many-requests', { retryAfterSeconds: 1 })
    open.set(id, count + 1)
    return () => {
      const left = open.get(id)! - 1
      if (left === 0) open.delete(id)
      else open.set(id, left)
    }
  }
}
