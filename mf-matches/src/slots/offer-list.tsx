import { useId, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { useDecisions } from '../decisions/use-decisions.ts'
import { sentences } from '../sentences.ts'
import { OfferRow } from './offer-row.tsx'
import styles from './offer.module.css'
import type { OfferProps } from './offer.ts'

/** All at once, with those selected that are left in. */
export function OfferList({ deal, chosen, selected, onDone }: OfferProps) {
  const t = sentences.use()
  const queue = useDecisions()
  const title = useId()
  const all = deal.cards.map(({ id }) => id)
  const [picked, setPicked] = useState(() => all.filter((id) => selected?.includes(id) ?? true))

  const add = () => {
    queue.add(
      deal.cards.map(({ id, suggestion_feature: feature }, index) => ({
        id,
        accepted: picked.includes(id),
        index,
        group: deal.group,
        source: 'wizard',
        feature,
        app_positions: chosen,
      })),
    )
    onDone(picked)
  }
  return (
    <div role="group" aria-labelledby={title} className={styles.offer}>
      <h2 id={title} className={styles.title}>
        {t('offer.list')}
      </h2>
      <ul className={styles.list}>
        {deal.cards.map((card) => (
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
      <div className={styles.add}>
        <Button kind="primary" wide disabled={picked.length === 0} onClick={add}>
          {t('offer.add', { n: picked.length })}
        </Button>
      </div>
    </div>
  )
}
