import type { Completeness } from '@lunchpail/contracts/profile/rules/completeness'
import { sentences } from '../../sentences.ts'
import styles from './stats.module.css'

/** Total Exp, Jobs Listed, Detail. 2 §2. */
export function Stats({ found }: { readonly found: Completeness }) {
  const say = sentences.use()
  const years = found.experienceYears
  const stats = [
    [say('stats.experience'), years === 0 ? say('stats.under-a-year') : say('stats.years', { n: years })],
    [say('stats.jobs'), String(found.jobCount)],
    [say('stats.detail'), say(`detail.${found.detailLevel}`)],
  ] as const
  return (
    <dl aria-label={say('stats.title')} className={styles.stats}>
      {stats.map(([name, value]) => (
        <div key={name} className={styles.stat}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
