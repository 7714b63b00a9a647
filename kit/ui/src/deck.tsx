import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useSwipe } from './use-swipe.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './deck.module.css'

/** The side to which a card leaves: `away` passes it, `towards` accepts it. */
export type DeckSide = 'away' | 'towards'

export interface DeckCard {
  /** another id is another card */
  readonly id: string | number
  /** accessible name: "Forklift Operator, job 2 of 10" */
  readonly label: string
  readonly content: ReactNode
}

export interface DeckProps {
  readonly card: DeckCard
  /** the card under it */
  readonly next?: DeckCard | undefined
  /** The side to which the previous card left; without it there is no animation: an undo, or a new batch. */
  readonly left?: DeckSide | undefined
  /** A swipe or an arrow key; buttons beside the deck do the same. */
  readonly onDecide: (side: DeckSide) => void
  /** Shown on the card while it is dragged to that side. */
  readonly sideLabels: Readonly<Record<DeckSide, string>>
  /** Read aloud with the card: what the arrow keys do. */
  readonly keysHint: string
  /** Announced politely. */
  readonly announcement: string
  readonly className?: string
}

/**
 * Cards one over the other, decided one at a time: by dragging, by the arrow keys, or by buttons that the page puts
 * beside it. The focus goes to the card that comes up.
 */
export function Deck(props: DeckProps) {
  const { card, next, left, onDecide, sideLabels, keysHint, announcement, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(card)
  const [leaving, setLeaving] = useState<{ card: DeckCard; side: DeckSide; from: number }>()
  const swipe = useSwipe(frame, onDecide)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = card
    if (before.id === card.id) return
    setLeaving(left && { card: before, side: left, from: swipe.dragged() })
    swipe.rest()
    frame.current?.focus({ preventScroll: true })
  }, [card, left, swipe])

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') onDecide('towards')
    else if (event.key === 'ArrowLeft') onDecide('away')
    else return
    event.preventDefault()
  }
  return (
    <div className={classNames(styles.deck, className)}>
      {next && (
        <div key={next.id} className={styles.under} inert aria-hidden="true">
          {next.content}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys repeat what buttons do */}
      <div
        ref={frame}
        role="group"
        aria-label={card.label}
        aria-description={keysHint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        tabIndex={0}
        className={styles.card}
        onKeyDown={press}
        {...swipe.handlers}
      >
        {card.content}
        {(['away', 'towards'] as const).map((side) => (
          <span key={side} aria-hidden="true" className={classNames(styles.stamp, styles[side])}>
            {sideLabels[side]}
          </span>
        ))}
      </div>
      {leaving && (
        <div
          key={`left-${leaving.card.id}`}
          inert
          aria-hidden="true"
          className={classNames(styles.leaving, styles[`${leaving.side}Bound`])}
          style={{ '--from': `${leaving.from}px` } as object}
          onAnimationEnd={() => setLeaving(undefined)}
        >
          {leaving.card.content}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  )
}
