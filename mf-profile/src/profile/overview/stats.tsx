import type { Completeness } from '@lunchpail/contracts/profile/rules/completeness'
import { sentences } from '../../sentences.ts'
import styles from './stats.module.css'

/** Total Exp, Jobs Listed, Detail. */
export function Stats({ found }: { readonly found: Completeness }) {
  const t = sentences.use()
  const years = found.experienceYears
  const stats = [
    [t('stats.experience'), years === 0 ? t('stats.under-a-year') : t('stats.years', { n: years })],
    [t('stats.jobs'), String(found.jobCount)],
    [t('stats.detail'), t(`detail.${found.detailLevel}`)],
  ] as const
  return (
    <dl aria-label={t('stats.title')} className={styles.stats}>
      {stats.map(([name, value]) => (
        <div key={name} className={styles.stat}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
