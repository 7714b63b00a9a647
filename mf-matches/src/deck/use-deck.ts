import { useEffect, useState } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import type { Decision } from '../decisions/decision.ts'
import { useDecisions } from '../decisions/use-decisions.ts'

/** Cards that were dealt together. */
export interface Deal {
  readonly group: string
  readonly cards: readonly Suggestion[]
}
export interface Decided {
  readonly card: Suggestion
  readonly accepted: boolean
}
interface Stand {
  readonly left: readonly Suggestion[]
  /** in the order of deciding */
  readonly decided: readonly Decided[]
  readonly last: 'accepted' | 'passed' | 'undone' | 'refused' | undefined
  /** which card that was about */
  readonly about: Suggestion | undefined
}

interface DeckRules {
  /** the deck ends with that many approved (MT-03) */
  readonly approved: number
  readonly source: Decision['source']
  /** jobs that were chosen already */
  readonly chosen?: readonly number[]
}

/** Puts refused cards back on top, for another decision. */
function putBack(stand: Stand, positions: readonly number[]): Stand {
  const isBack = ({ card }: Decided) => positions.includes(card.id)
  const back = stand.decided.filter(isBack).map(({ card }) => card)
  if (back.length === 0) return stand
  return {
    left: [...back, ...stand.left],
    decided: stand.decided.filter((one) => !isBack(one)),
    last: 'refused',
    about: back[0],
  }
}

/** One deal of cards on its way through: each decision counts at once and is sent in its turn. */
export function useDeck({ group, cards }: Deal, { approved, source, chosen = [] }: DeckRules) {
  const queue = useDecisions()
  const [stand, setStand] = useState<Stand>({ left: cards, decided: [], last: undefined, about: undefined })
  useEffect(() => queue.onRefused((positions) => setStand((before) => putBack(before, positions))), [queue])
  const { left, decided } = stand
  const card = left[0]
  const accepted = decided.filter((one) => one.accepted).map((one) => one.card)
  return {
    ...stand,
    card,
    next: left[1],
    accepted,
    ended: !card || accepted.length >= approved,
    held: queue.useHeld(),
    decide: (isAccepted: boolean): void => {
      if (!card) return
      const { id, suggestion_feature: feature } = card
      const index = cards.indexOf(card)
      queue.add([{ id, accepted: isAccepted, index, group, source, feature, app_positions: chosen }])
      setStand({
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
      setStand({
        left: [before.card, ...left],
        decided: decided.slice(0, -1),
        last: 'undone',
        about: before.card,
      })
    },
  }
}
export type DeckStand = ReturnType<typeof useDeck>
