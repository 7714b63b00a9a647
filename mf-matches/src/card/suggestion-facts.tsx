import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { FactList } from '@lunchpail/kit-ui/fact'
import { sentences } from '../sentences.ts'
import styles from './suggestion-card.module.css'
import { useCardWords } from './use-card-words.ts'

interface SuggestionFactsProps {
  readonly card: Suggestion
}

/** The facts that people decide by: pay, place, shift and commute. */
export function SuggestionFacts({ card }: SuggestionFactsProps) {
  const t = sentences.use()
  const words = useCardWords()
  return (
    <>
      <p className={styles.pay}>{words.pay(card)}</p>
      <FactList
        layout="rows"
        className={styles.facts}
        facts={[
          { icon: 'place', label: t('card.place'), children: words.place(card) },
          {
            icon: card.shifts.length === 1 ? card.shifts[0]! : 'shift',
            label: t('card.shift'),
            children: words.shift(card),
          },
          { icon: 'car', label: t('card.commute-label'), children: words.commute(card) },
        ]}
      />
    </>
  )
}
