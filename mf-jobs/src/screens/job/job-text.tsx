import type { Job } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import { ClampedText } from './clamped-text.tsx'
import { Description } from './description.tsx'
import styles from './job.module.css'

/** What the posting says, and what the company says of itself. */
export function JobText({ job }: { readonly job: Job }) {
  const t = sentences.use()
  return (
    <>
      <section className={styles.part} aria-labelledby="description">
        <h2 id="description">{t('job.description')}</h2>
        <Description details={job.details} />
      </section>
      {job.about && (
        <section className={styles.part} aria-labelledby="about">
          <h2 id="about">{t('job.about', { company: job.company.name })}</h2>
          <ClampedText text={job.about}>
            <p className={styles.paragraph}>{job.about}</p>
          </ClampedText>
        </section>
      )}
    </>
  )
}
