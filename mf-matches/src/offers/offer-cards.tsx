import { useEffect } from 'react'
import { deckLimits, wizardSuggestions } from '@lunchpail/contracts/matches/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { Deck } from '@lunchpail/kit-ui/deck'
import { useDeckCards } from '../deck/use-deck-cards.tsx'
import { useDeck, type Batch } from '../deck/use-deck.ts'
import { sentences } from '../sentences.ts'
import styles from './offer.module.css'

/** Props of the offers in the application. */
export interface OfferProps {
  readonly batch: Batch
  /** jobs that were chosen already */
  readonly chosen: readonly number[]
  /** preselected ones; null: all */
  readonly selected: readonly number[] | null
  readonly onDone: (approved: number[]) => void
  /** with what is approved so far */
  readonly onApproved: (approved: number[]) => void
}

/** The offers as a deck, until enough were added or none is left. */
export function OfferCards({ batch, chosen, onDone, onApproved }: OfferProps) {
  const t = sentences.use()
  const deck = useDeck(batch, { approved: deckLimits.approved, source: 'wizard', chosen })
  const { cards, announcement } = useDeckCards(deck, batch.cards.length)
  const approved = deck.accepted.map(({ id }) => id)
  const finish = () => onDone(approved)
  useEffect(() => {
    if (deck.ended) finish()
  })
  useEffect(() => {
    if (approved.length > 0 && !deck.ended) onApproved(approved)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is added
  }, [approved.length])
  if (deck.ended || !cards.top) return null
  return (
    <div className={styles.offer}>
      <Deck
        card={cards.top}
        next={cards.next}
        left={cards.left}
        onDecide={(side) => deck.decide(side === 'towards')}
        sideLabels={{ away: t('offer.pass'), towards: t('offer.accept') }}
        keysHint={t('offer.keys')}
        announcement={announcement}
      />
      {/* other buttons for each card: a second tap is not for the one that comes up */}
      <div key={cards.top.id} className={styles.actions}>
        <Button icon="close" onClick={() => deck.decide(false)}>
          {t('offer.pass')}
        </Button>
        <Button kind="primary" icon="add" onClick={() => deck.decide(true)}>
          {t('offer.accept')}
        </Button>
      </div>
      {deck.decided.length >= wizardSuggestions.skipAfter && (
        <Button kind="quiet" className={styles.skip} onClick={finish}>
          {t('offer.skip')}
        </Button>
      )}
    </div>
  )
}
