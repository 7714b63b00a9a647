import * as z from 'zod/mini'
import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { dayMs } from '@lunchpail/contracts/durations'

const name = 'prompts-shown'
/** of the invites that were shown here, the latest */
const maxInvites = 100

const memory = z.object({ terms: z.number(), referral: z.number(), invites: z.array(z.string()) })

type Memory = z.output<typeof memory>

const nothing: Memory = { terms: 0, referral: 0, invites: [] }
/** What a browser that is to remember nothing knows until the page is left. */
let untilLeft = nothing

/** What another version wrote is nothing. */
const read = (): Memory =>
  mayKeep('memory') ? (memory.safeParse(readLocal(name)).data ?? nothing) : untilLeft
const keep = (next: Memory): void => {
  if (mayKeep('memory')) writeLocal(name, next)
  else untilLeft = next
}

/** A dialog that was shown on this device is not shown again so soon, whatever became of the call. */
export const wasShown = (what: 'terms' | 'referral', days: number, now = Date.now()): boolean =>
  now - read()[what] < days * dayMs
export const noteShown = (what: 'terms' | 'referral', now = Date.now()): void =>
  keep({ ...read(), [what]: now })

/** The popup shows once for each open invite. */
export const newInvites = <I extends { readonly id: string }>(invites: readonly I[]): I[] => {
  const shown = new Set(read().invites)
  return invites.filter(({ id }) => !shown.has(id))
}
export const noteInvites = (ids: readonly string[]): void => {
  const before = read()
  keep({ ...before, invites: [...new Set([...before.invites, ...ids])].slice(-maxInvites) })
}
