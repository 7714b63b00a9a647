import { useId } from 'react'
import type { oneMoreSlot } from '@lunchpail/contracts/matches/slots'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Link } from '@lunchpail/kit-ui/link'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { applyToCard } from '../addresses.ts'
import { loadSimilar } from '../api.ts'
import { SuggestionFacts } from '../card/suggestion-facts.tsx'
import { useFormatCard } from '../card/use-format-card.ts'
import { sentences } from '../sentences.ts'
import styles from './offer.module.css'

/** The best of the jobs like those that were applied to. Whoever applied a minute ago needs few taps for it. */
function OneMore({ positions }: SlotComponentProps<typeof oneMoreSlot>) {
  const t = sentences.use()
  const format = useFormatCard()
  const title = useId()
  const load = useLoad((signal) => loadSimilar(positions, signal), [positions.join()])
  const card = load.value?.positions[0]
  if (!card) return null
  const lang = format.lang(card)
  return (
    <section aria-labelledby={title} className={styles.offer}>
      <h2 id={title}>{t('one-more.title')}</h2>
      <Card className={styles.row}>
        <h3 className={styles.title} lang={lang}>
          <Link href={`/jobs/${card.id}`} renderLink={routerLink}>
            {card.title}
          </Link>
        </h3>
        <p className={styles.small}>{byDots([card.company_name, card.location_name])}</p>
        <div className={styles.facts}>
          <SuggestionFacts card={card} />
          {lang && <p className={styles.small}>{t('card.written')}</p>}
        </div>
        <LinkButton href={applyToCard(card.id)} renderLink={routerLink} iconAfter="forward">
          {t('one-more.apply')}
        </LinkButton>
      </Card>
    </section>
  )
}

export default OneMore
