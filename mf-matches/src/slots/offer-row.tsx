import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { Card } from '@lunchpail/kit-ui/card'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { SuggestionFacts } from '../card/suggestion-facts.tsx'
import { useCardWords } from '../card/use-card-words.ts'
import styles from './offer.module.css'

interface OfferRowProps {
  readonly card: Suggestion
  readonly isPicked: boolean
  readonly onPick: (isPicked: boolean) => void
}

/** One job of the checklist. */
export function OfferRow({ card, isPicked, onPick }: OfferRowProps) {
  const words = useCardWords()
  return (
    <Card as="li" tone={isPicked ? 'chosen' : 'plain'} className={styles.row}>
      <Checkbox
        label={<strong>{card.title}</strong>}
        hint={[card.company_name, card.location_name].filter(Boolean).join(' · ')}
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
      />
      <div className={styles.facts}>
        <SuggestionFacts card={card} />
        {card.description && <p className={styles.small}>{card.description}</p>}
        {card.schedule_start && <p className={styles.small}>{words.starts(card)}</p>}
      </div>
    </Card>
  )
}
