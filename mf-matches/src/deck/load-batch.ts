import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { deckLimits } from '@lunchpail/contracts/matches/enumerations'
import { hasOpenQuestions, loadMatches } from '../api.ts'
import type { DecisionQueue } from '../decisions/decision-queue.ts'
import type { Batch } from './use-deck.ts'

export interface MatchesBatch extends Batch {
  /** all matches, these included */
  readonly total: number
  readonly saved: readonly Suggestion[]
  readonly preferences: boolean
  /** nothing fits, and questions are open */
  readonly asks: boolean
  /** how many questions are answered, and how many open the deck; null where it is open */
  readonly locked: { readonly answered: number; readonly needed: number } | null
}

/** Loads a batch, without cards whose decision is still in the queue. */
export async function loadBatch(queue: DecisionQueue, signal: AbortSignal): Promise<MatchesBatch> {
  const before = queue.unsent()
  const { group, positions, total, saved, preferences, locked, questions_open } = await loadMatches(signal)
  const decided = new Set([...before, ...queue.unsent()])
  const open = positions.filter(({ id }) => !decided.has(id))
  // matches knows the product's questions, and not those of companies
  const isEmpty = open.length === 0 && !locked
  return {
    group,
    cards: open.slice(0, deckLimits.cards),
    total: total - (positions.length - open.length),
    saved,
    preferences,
    asks: isEmpty && (questions_open || (await hasOpenQuestions(saved, signal))),
    locked,
  }
}
