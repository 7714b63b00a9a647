import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { FactList } from '@lunchpail/kit-ui/fact'
import { sentences } from '../sentences.ts'
import styles from './suggestion-card.module.css'
import { useFormatCard } from './use-format-card.ts'

interface SuggestionFactsProps {
  readonly card: Suggestion
}

/** The facts that people decide by: pay, place, shift and commute. */
export function SuggestionFacts({ card }: SuggestionFactsProps) {
  const t = sentences.use()
  const format = useFormatCard()
  return (
    <>
      <p className={styles.pay}>{format.pay(card)}</p>
      <FactList
        layout="rows"
        className={styles.facts}
        facts={[
          { icon: 'place', label: t('card.place'), children: format.place(card) },
          {
            icon: card.shifts.length === 1 ? card.shifts[0]! : 'shift',
            label: t('card.shift'),
            children: format.shift(card),
          },
          { icon: 'car', label: t('card.commute-label'), children: format.commute(card) },
        ]}
      />
    </>
  )
}
