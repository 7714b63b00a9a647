import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Notice } from '@lunchpail/kit-ui/notice'
import { JobDescription } from '../job-text.tsx'
import { useJob } from '../use-job.ts'
import { sentences } from '../../sentences.ts'
import { similarSentences } from './sentences.ts'
import styles from './similar.module.css'

/** What the posting says, each part cut where it is long. */
export function CardDetails({ id }: { readonly id: number }) {
  const t = similarSentences.use()
  const ofJob = sentences.use()
  const { job, unknown, failed } = useJob(String(id), undefined)
  if (job) return <JobDescription job={job} className={styles.details} />
  if (unknown || failed) return <Notice tone="bad">{t('similar.failed')}</Notice>
  return (
    <Loading label={ofJob('job.loading')}>
      <Skeleton width="90%" />
      <Skeleton width="75%" />
    </Loading>
  )
}
