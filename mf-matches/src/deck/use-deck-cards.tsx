import type { Suggestion } from '@lunchpail/contracts/matches/api'
import type { DeckCard, DeckSide } from '@lunchpail/kit-ui/deck'
import { SuggestionCard } from '../card/suggestion-card.tsx'
import { sentences } from '../sentences.ts'
import type { DeckControls } from './use-deck.ts'

const sides: Readonly<Record<string, DeckSide>> = { accepted: 'towards', passed: 'away' }

/** The two top cards as props of kit/ui's Deck, and the announcement of the last decision. */
export function useDeckCards({ card, next, decided, last, about, offlineCount }: DeckControls, of: number) {
  const t = sentences.use()
  const deckCard = (one: Suggestion | undefined, at: number): DeckCard | undefined =>
    one && {
      id: one.id,
      label: t('deck.card', { title: one.title, n: at, of }),
      content: <SuggestionCard card={one} />,
    }
  const happened = last && about && t(`happened.${last}`, { title: about.title })
  return {
    cards: {
      top: deckCard(card, decided.length + 1),
      next: deckCard(next, decided.length + 2),
      left: last && sides[last],
    },
    announcement: [happened, offlineCount > 0 && t('held', { n: offlineCount })].filter(Boolean).join(' '),
  }
}
