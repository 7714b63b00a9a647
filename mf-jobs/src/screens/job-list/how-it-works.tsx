import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { sentences } from '../../sentences.ts'
import styles from './job-list.module.css'

/** In the place of a job, until one is opened: what a person can do here. */
export function HowItWorks() {
  const t = sentences.use()
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">{t('how.title')}</h2>
      <ol>
        <li>{t('how.look')}</li>
        <li>{t('how.mark', { n: maxInterested })}</li>
        <li>{t('how.apply')}</li>
      </ol>
    </section>
  )
}
