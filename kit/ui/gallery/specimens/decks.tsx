import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Card } from '../../src/card.tsx'
import { Deck } from '../../src/deck.tsx'
import type { DeckSide } from '../../src/deck.tsx'
import styles from './specimens.module.css'

const jobs = ['Forklift Operator', 'Order Picker', 'Line Cook', 'Truck Driver']
const cardOf = (at: number) => {
  const title = jobs[at % jobs.length]!
  return {
    id: at,
    label: `${title}, card ${at + 1}`,
    content: (
      <Card as="article">
        <h3>{title}</h3>
        <p className={styles.small}>Drag it, or press an arrow key.</p>
      </Card>
    ),
  }
}

export function Decks() {
  const [{ at, left }, setStand] = useState<{ at: number; left?: DeckSide }>({ at: 0 })
  const decide = (side: DeckSide) => setStand({ at: at + 1, left: side })
  return (
    <>
      <Deck
        card={cardOf(at)}
        next={cardOf(at + 1)}
        left={left}
        onDecide={decide}
        sideLabels={{ away: 'Not interested', towards: "I'm interested" }}
        keysHint="Left arrow: not interested. Right arrow: I'm interested."
        announcement={left ? `${jobs[(at - 1) % jobs.length]} is gone.` : ''}
      />
      <div className={styles.row}>
        <Button onClick={() => decide('away')}>Not interested</Button>
        <Button kind="primary" onClick={() => decide('towards')}>
          I&apos;m interested
        </Button>
      </div>
    </>
  )
}
