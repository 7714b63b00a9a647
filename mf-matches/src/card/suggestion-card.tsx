import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Card } from '@lunchpail/kit-ui/card'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { Icon } from '@lunchpail/kit-ui/icon'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { sentences } from '../sentences.ts'
import { PreQualified } from './pre-qualified.tsx'
import { SuggestionFacts } from './suggestion-facts.tsx'
import styles from './suggestion-card.module.css'
import { useFormatCard } from './use-format-card.ts'

interface SuggestionCardProps {
  readonly card: Suggestion
}

/**
 * A factor with more than half of its points is a reason. Half is what an open one has, and points are whole: half of 15 is 8,
 * which is no reason.
 */
const isReason = ({ points, of }: Suggestion['parts'][number]): boolean => points * 2 > of + 1

/** One suggested job: first the facts that people decide by, then the job, then the reasons. */
export function SuggestionCard({ card }: SuggestionCardProps) {
  const t = sentences.use()
  const format = useFormatCard()
  const reasons = card.parts.filter(isReason)
  const lang = format.lang(card)
  const starts = format.starts(card)
  const { title, company_name, logo_url, location_name, description, mismatch } = card
  return (
    <Card as="article" className={styles.card}>
      {card.autoMatch && <PreQualified card={card} />}
      <SuggestionFacts card={card} />
      <div className={styles.head}>
        <LogoMark name={company_name} src={logo_url} />
        <div className={styles.words}>
          <h2 className={styles.title} lang={lang}>
            {title}
          </h2>
          <p className={styles.company}>{byDots([company_name, location_name])}</p>
        </div>
      </div>
      {description && (
        <p className={styles.description} lang={lang}>
          {description}
        </p>
      )}
      {lang && <p className={styles.starts}>{t('card.written')}</p>}
      {starts && <p className={styles.starts}>{starts}</p>}
      {card.apply_again && <p className={styles.starts}>{card.apply_again}</p>}
      {!card.autoMatch && <PreQualified card={card} />}
      {mismatch.length > 0 && (
        <div className={styles.mismatch}>
          <p className={styles.mismatchTitle}>{t('card.mismatch')}</p>
          <ul className={styles.list}>
            {mismatch.map(({ type, text }) => (
              <li key={type}>
                <Icon name="warning" className={styles.warning} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {reasons.length > 0 && (
        <Disclosure kind="inline" summary={t('card.why')}>
          <ul className={styles.list}>
            {reasons.map(({ part, text }) => (
              <li key={part}>
                <Icon name="check" className={styles.reason} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}
