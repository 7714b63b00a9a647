import { useEffect, useState } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import type { Decision } from '../decisions/decision.ts'
import { useDecisions } from '../decisions/use-decisions.ts'

/** Cards that came in one response. */
export interface Batch {
  readonly group: string
  readonly cards: readonly Suggestion[]
}
export interface Decided {
  readonly card: Suggestion
  readonly accepted: boolean
}
interface DeckState {
  readonly left: readonly Suggestion[]
  /** in the order of deciding */
  readonly decided: readonly Decided[]
  readonly last: 'accepted' | 'passed' | 'undone' | 'refused' | undefined
  /** the card of `last` */
  readonly about: Suggestion | undefined
}

interface DeckRules {
  /** the deck ends with that many approved */
  readonly approved: number
  readonly source: Decision['source']
  /** jobs that were chosen already */
  readonly chosen?: readonly number[]
}

/** The state with refused cards back on top. */
function withReturned(state: DeckState, positions: readonly number[]): DeckState {
  const isBack = ({ card }: Decided) => positions.includes(card.id)
  const back = state.decided.filter(isBack).map(({ card }) => card)
  if (back.length === 0) return state
  return {
    left: [...back, ...state.left],
    decided: state.decided.filter((one) => !isBack(one)),
    last: 'refused',
    about: back[0],
  }
}

/** The state of a deck: each decision counts at once and is queued. */
export function useDeck({ group, cards }: Batch, { approved, source, chosen = [] }: DeckRules) {
  const queue = useDecisions()
  const [state, setState] = useState<DeckState>({
    left: cards,
    decided: [],
    last: undefined,
    about: undefined,
  })
  useEffect(
    () => queue.onRefused((positions) => setState((before) => withReturned(before, positions))),
    [queue],
  )
  const { left, decided } = state
  const card = left[0]
  const accepted = decided.filter((one) => one.accepted).map((one) => one.card)
  return {
    ...state,
    card,
    next: left[1],
    accepted,
    ended: !card || accepted.length >= approved,
    offlineCount: queue.useOfflineCount(),
    decide: (isAccepted: boolean): void => {
      if (!card) return
      const { id, suggestion_feature: feature } = card
      const index = cards.indexOf(card)
      queue.add([{ id, accepted: isAccepted, index, group, source, feature, app_positions: chosen }])
      setState({
        left: left.slice(1),
        decided: [...decided, { card, accepted: isAccepted }],
        last: isAccepted ? 'accepted' : 'passed',
        about: card,
      })
    },
    undo: (): void => {
      const before = decided.at(-1)
      if (!before) return
      queue.undo(before.card.id)
      setState({
        left: [before.card, ...left],
        decided: decided.slice(0, -1),
        last: 'undone',
        about: before.card,
      })
    },
  }
}
export type DeckControls = ReturnType<typeof useDeck>
