import { useLayoutEffect, useRef } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Deck } from '@lunchpail/kit-ui/deck'
import { useNavigate } from '@lunchpail/kit-web/router'
import { applyToCard } from '../addresses.ts'
import { useDeckCards } from './use-deck-cards.tsx'
import { useDeck } from './use-deck.ts'
import { sentences } from '../sentences.ts'
import { DeckActions } from './deck-actions.tsx'
import { DeckProgress } from './deck-progress.tsx'
import { Finish } from './finish.tsx'
import type { MatchesBatch } from './load-batch.ts'
import { NoMatches } from './no-matches.tsx'
import styles from './matches.module.css'

interface MatchesDeckProps {
  readonly batch: MatchesBatch
  /** it replaces what had the focus */
  readonly takesFocus: boolean
  readonly onNext: () => void
}

const uniqueById = (cards: readonly Suggestion[]): Suggestion[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

/** One batch of matches: the deck, then the result. */
export function MatchesDeck({ batch, takesFocus, onNext }: MatchesDeckProps) {
  const t = sentences.use()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  // no limit: one may want them all
  const deck = useDeck(batch, { approved: batch.total, source: 'matches' })
  const { cards, announcement } = useDeckCards(deck, batch.cards.length)
  const saved = uniqueById([...deck.accepted.toReversed(), ...batch.saved])
  const view = batch.cards.length === 0 ? 'empty' : deck.ended ? 'finish' : 'cards'

  const seen = useRef(takesFocus ? undefined : view)
  useLayoutEffect(() => {
    if (seen.current === view) return
    seen.current = view
    // the card, or the heading
    place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [view])

  const apply = (card: Suggestion) => {
    deck.decide(true)
    void navigate(applyToCard(card.id))
  }
  return (
    <div ref={place} className={styles.place}>
      {view === 'cards' && cards.top && (
        <>
          <DeckProgress at={deck.decided.length + 1} of={batch.cards.length} saved={saved} />
          <Deck
            card={cards.top}
            next={cards.next}
            left={cards.left}
            onDecide={(side) => deck.decide(side === 'towards')}
            sideLabels={{ away: t('pass'), towards: t('accept') }}
            keysHint={t('keys')}
            announcement={announcement}
          />
          {/* other buttons for each card: a second tap is not for the one that comes up */}
          <div key={cards.top.id} className={styles.controls}>
            <Button
              kind="quiet"
              size="small"
              iconAfter="forward"
              className={styles.apply}
              onClick={() => deck.card && apply(deck.card)}
            >
              {t('apply-now')}
            </Button>
            <DeckActions deck={deck} remark={deck.last === 'refused' ? announcement : undefined} />
          </div>
        </>
      )}
      {view === 'finish' && (
        <Finish
          saved={saved}
          more={batch.total - batch.cards.length}
          offlineCount={deck.offlineCount}
          canUndo={deck.decided.length > 0}
          onUndo={deck.undo}
          onNext={onNext}
        />
      )}
      {view === 'empty' && <NoMatches saved={saved} asks={batch.asks} />}
    </div>
  )
}
