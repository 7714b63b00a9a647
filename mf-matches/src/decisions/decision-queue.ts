import { ApiError, type ClientErrorCode } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { retry } from '@lunchpail/kit-web/offline/retry'
import { store } from '@lunchpail/kit-web/store'
import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'
import { forgetDecision, saveDecisions } from '../api.ts'
import type { Decision, PendingDecision } from './decision.ts'

const nameOf = (accountId: string) => `matches-decisions:${accountId}`

const isPendingDecision = (value: unknown): value is PendingDecision =>
  typeof value === 'object' && value !== null && ('decisions' in value || 'undo' in value)

/** The decisions of this account that were not sent yet, from localStorage. */
function readPendingDecisions(accountId: string): PendingDecision[] {
  const kept = readLocal(nameOf(accountId))
  return Array.isArray(kept) ? kept.filter(isPendingDecision) : []
}

const writePendingDecisions = (accountId: string, decisions: readonly PendingDecision[]): void =>
  writeLocal(nameOf(accountId), decisions.length > 0 ? decisions : undefined)

/** After these errors a decision is sent again. Any other error refuses it. */
const transientErrors: readonly ClientErrorCode[] = [
  'unreachable',
  'unavailable',
  'too-many-requests',
  'signed-out',
  'page-idle',
]

type Refused = (positions: readonly number[]) => void

/**
 * The queue of decisions to send: one request at a time, in order, kept in localStorage until it is answered, and sent
 * again when the connection is back. The service counts a decision that is sent twice once.
 */
export function decisionQueue(accountId: string) {
  let pending = readPendingDecisions(accountId)
  let sending = false
  /** sent last, with or without a response: the service may know it */
  let attempted: PendingDecision | undefined
  const ids = new Map<number, string>()
  const refusals = new Set<Refused>()
  /** How many decisions wait for a connection; 0 while online. */
  const offlineCount = store(0)

  function set(next: PendingDecision[]): void {
    pending = next
    writePendingDecisions(accountId, pending)
    if (offlineCount.get() > 0) offlineCount.set(pending.length)
  }
  async function send(next: PendingDecision): Promise<void> {
    if ('decisions' in next) {
      const answered = await saveDecisions(next.decisions)
      next.decisions.forEach(({ id }, place) => ids.set(id, answered[place]!))
      return
    }
    const id = next.suggestion ?? ids.get(next.undo)
    ids.delete(next.undo)
    if (id) await forgetDecision(id)
  }
  function waitForConnection(): void {
    offlineCount.set(pending.length)
    retrying.failed()
  }
  function refuse(next: PendingDecision, error: unknown): void {
    if (!(error instanceof ApiError)) reportError(error, 'decisions')
    if ('decisions' in next) for (const listener of refusals) listener(next.decisions.map(({ id }) => id))
  }
  async function drain(): Promise<void> {
    if (sending || currentSession().account?.id !== accountId) return
    sending = true
    try {
      for (let next; (next = pending[0]);) {
        attempted = next
        try {
          await send(next)
        } catch (error) {
          if (error instanceof ApiError && transientErrors.includes(error.code)) return waitForConnection()
          refuse(next, error)
        }
        retrying.succeeded()
        offlineCount.set(0)
        set(pending.slice(1))
        notifyTopic('matches')
      }
    } finally {
      sending = false
    }
  }
  const again = () => void drain()
  const retrying = retry(again)
  retrying.listen()
  let wasHere = true
  onSessionChange(() => {
    const isHere = currentSession().account?.id === accountId
    if (isHere && !wasHere) again()
    wasHere = isHere
  })
  again()

  return {
    add(decisions: readonly Decision[]): void {
      set([...pending, { decisions }])
      again()
    },
    /** Takes a decision back. One that was not sent yet is removed from the queue. */
    undo(position: number): void {
      const last = pending.at(-1)
      const isIt = last && 'decisions' in last && last.decisions.some(({ id }) => id === position)
      if (isIt && last !== attempted) return set(pending.slice(0, -1))
      set([...pending, { undo: position, suggestion: ids.get(position) ?? null }])
      again()
    },
    /** Positions whose decision the service does not know yet. */
    unsent: (): number[] =>
      pending.flatMap((next) => ('decisions' in next ? next.decisions.map(({ id }) => id) : [])),
    useOfflineCount: offlineCount.use,
    /** Subscribes to positions whose decision was refused; returns the unsubscribe function. */
    onRefused(listener: Refused): () => void {
      refusals.add(listener)
      return () => void refusals.delete(listener)
    },
  }
}
export type DecisionQueue = ReturnType<typeof decisionQueue>
