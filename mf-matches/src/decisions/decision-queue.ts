import { ApiError, type ClientErrorCode } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { tellTopic } from '@lunchpail/kit-web/live'
import { currentSession, onSessionChange } from '@lunchpail/kit-web/session'
import { store } from '@lunchpail/kit-web/store'
import { forgetDecision, saveDecisions } from '../api.ts'
import type { Decision, Errand } from './decision.ts'
import { keepErrands, readErrands } from './kept-errands.ts'

/** Failures that pass: what could not be sent is sent again. Any other answer is a refusal. */
const passing: readonly ClientErrorCode[] = [
  'unreachable',
  'unavailable',
  'too-many-requests',
  'signed-out',
  'page-idle',
]
/** Pauses between tries in milliseconds: each twice the one before. */
const pause = { first: 2000, last: 60_000 }

type Refused = (positions: readonly number[]) => void

/**
 * Decisions on their way to the service: sent one after the other in the order in which they were made, kept in this
 * browser until they are answered, and sent again when the connection is back. A decision that is sent twice counts
 * once.
 */
export function decisionQueue(accountId: string) {
  let errands = readErrands(accountId)
  let sending = false
  /** the last that was sent, whether or not an answer came: the service may know it */
  let tried: Errand | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const ids = new Map<number, string>()
  const refusals = new Set<Refused>()
  /** How many decisions wait for a connection; 0 while all goes well. */
  const held = store(0)

  function set(next: Errand[]): void {
    errands = next
    keepErrands(accountId, errands)
    if (held.get() > 0) held.set(errands.length)
  }
  async function send(errand: Errand): Promise<void> {
    if ('decisions' in errand) {
      const answered = await saveDecisions(errand.decisions)
      errand.decisions.forEach(({ id }, place) => ids.set(id, answered[place]!))
      return
    }
    const id = errand.suggestion ?? ids.get(errand.undo)
    ids.delete(errand.undo)
    if (id) await forgetDecision(id)
  }
  function hold(): void {
    held.set(errands.length)
    clearTimeout(timer)
    timer = setTimeout(() => void drain(), Math.min(pause.last, pause.first * 2 ** failures++))
  }
  function refuse(errand: Errand, error: unknown): void {
    if (!(error instanceof ApiError)) reportError(error, 'decisions')
    if ('decisions' in errand) for (const tell of refusals) tell(errand.decisions.map(({ id }) => id))
  }
  async function drain(): Promise<void> {
    clearTimeout(timer)
    if (sending || currentSession().account?.id !== accountId) return
    sending = true
    try {
      for (let errand; (errand = errands[0]);) {
        tried = errand
        try {
          await send(errand)
        } catch (error) {
          if (error instanceof ApiError && passing.includes(error.code)) return hold()
          refuse(errand, error)
        }
        failures = 0
        held.set(0)
        set(errands.slice(1))
        tellTopic('matches')
      }
    } finally {
      sending = false
    }
  }
  const again = () => void drain()
  addEventListener('online', again)
  let wasHere = true
  onSessionChange(() => {
    const isHere = currentSession().account?.id === accountId
    if (isHere && !wasHere) again()
    wasHere = isHere
  })
  again()

  return {
    add(decisions: readonly Decision[]): void {
      set([...errands, { decisions }])
      again()
    },
    /** Takes back what was decided on a position. What was not sent yet never goes. */
    undo(position: number): void {
      const last = errands.at(-1)
      const isIt = last && 'decisions' in last && last.decisions.some(({ id }) => id === position)
      if (isIt && last !== tried) return set(errands.slice(0, -1))
      set([...errands, { undo: position, suggestion: ids.get(position) ?? null }])
      again()
    },
    /** Positions whose decision the service does not know yet. */
    unsent: (): number[] =>
      errands.flatMap((errand) => ('decisions' in errand ? errand.decisions.map(({ id }) => id) : [])),
    useHeld: held.use,
    /** Calls `tell` with positions whose decision was refused for good, until the returned function is called. */
    onRefused(tell: Refused): () => void {
      refusals.add(tell)
      return () => void refusals.delete(tell)
    },
  }
}
export type DecisionQueue = ReturnType<typeof decisionQueue>
