import { byDots } from '@lunchpail/contracts/language/by-dots'
import type { AppliedDetail } from '@lunchpail/contracts/engagement/portal-api'
import { day } from '@lunchpail/contracts/language/day'
import { useLanguage } from '@lunchpail/kit-web/language'
import { portalSentences } from '../portal/sentences.ts'
import styles from './applicants.module.css'

/** What managers of earlier jobs said; the candidate sees that they did, and not what. */
export function References({ references }: Pick<AppliedDetail, 'references'>) {
  const t = portalSentences.use()
  const language = useLanguage()
  if (references.length === 0) return null
  return (
    <section aria-labelledby="references">
      <h3 id="references">{t('references')}</h3>
      <p>{t('references.lead')}</p>
      <ul className={styles.plain}>
        {references.map((each) => (
          <li key={each.answered_at}>
            <strong>{t('references.job', { title: each.title, company: each.company })}</strong>
            <p>
              {byDots([each.name, t(`relationship.${each.relationship}`), t(`known.${each.how_long_known}`)])}
            </p>
            <p>{t(each.reference_confirmed ? 'references.confirmed' : 'references.not-confirmed')}</p>
            {each.reference_other && <p>{each.reference_other}</p>}
            <time dateTime={each.answered_at}>{day(each.answered_at, language)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
