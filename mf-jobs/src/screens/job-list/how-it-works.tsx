import { interestedMaximum } from '@lunchpail/contracts/jobs/enumerations'
import { sentences } from '../../sentences.ts'
import styles from './job-list.module.css'

/** In the place of a job, until one is opened: what a person can do here. */
export function HowItWorks() {
  const say = sentences.use()
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">{say('how.title')}</h2>
      <ol>
        <li>{say('how.look')}</li>
        <li>{say('how.mark', { n: interestedMaximum })}</li>
        <li>{say('how.apply')}</li>
      </ol>
    </section>
  )
}
