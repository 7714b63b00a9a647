import { useId, useState } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { PreQualified } from '../card/pre-qualified.tsx'
import { SuggestionFacts } from '../card/suggestion-facts.tsx'
import { useFormatCard } from '../card/use-format-card.ts'
import { useDecisions } from '../decisions/use-decisions.ts'
import { sentences } from '../sentences.ts'
import styles from './offer.module.css'
import type { OfferProps } from './offer-cards.tsx'

interface OfferRowProps {
  readonly card: Suggestion
  readonly isPicked: boolean
  readonly onPick: (isPicked: boolean) => void
}

/** One job of the checklist. */
function OfferRow({ card, isPicked, onPick }: OfferRowProps) {
  const t = sentences.use()
  const format = useFormatCard()
  const lang = format.lang(card)
  return (
    <Card as="li" tone={isPicked ? 'chosen' : 'plain'} className={styles.row}>
      <Checkbox
        label={<strong lang={lang}>{card.title}</strong>}
        hint={byDots([card.company_name, card.location_name])}
        checked={isPicked}
        onChange={({ target }) => onPick(target.checked)}
      />
      <div className={styles.facts}>
        {card.autoMatch && <PreQualified card={card} />}
        <SuggestionFacts card={card} />
        {card.description && (
          <p className={styles.small} lang={lang}>
            {card.description}
          </p>
        )}
        {lang && <p className={styles.small}>{t('card.written')}</p>}
        {card.schedule_start && <p className={styles.small}>{format.starts(card)}</p>}
      </div>
    </Card>
  )
}

/** The offers as a checklist. */
export function OfferList({ batch, chosen, selected, onDone }: OfferProps) {
  const t = sentences.use()
  const queue = useDecisions()
  const title = useId()
  const all = batch.cards.map(({ id }) => id)
  const [picked, setPicked] = useState(() => all.filter((id) => selected?.includes(id) ?? true))

  const answer = (approved: number[]) => {
    queue.add(
      batch.cards.map(({ id, suggestion_feature: feature }, index) => ({
        id,
        accepted: approved.includes(id),
        index,
        group: batch.group,
        source: 'wizard',
        feature,
        app_positions: chosen,
      })),
    )
    onDone(approved)
  }
  return (
    <div role="group" aria-labelledby={title} className={styles.offer}>
      <h2 id={title} className={styles.title}>
        {t('offer.list')}
      </h2>
      <ul className={styles.list}>
        {batch.cards.map((card) => (
          <OfferRow
            key={card.id}
            card={card}
            isPicked={picked.includes(card.id)}
            onPick={(isPicked) =>
              setPicked(all.filter((id) => (id === card.id ? isPicked : picked.includes(id))))
            }
          />
        ))}
      </ul>
      <div className={styles.answer}>
        <Button kind="quiet" onClick={() => answer([])}>
          {t('offer.none')}
        </Button>
        <Button kind="primary" disabled={picked.length === 0} onClick={() => answer(picked)}>
          {t('offer.add', { n: picked.length })}
        </Button>
      </div>
    </div>
  )
}
