import { useEffect, useState } from 'react'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/job'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Notice } from '@lunchpail/kit-ui/notice'
import { sentences } from '../sentences.ts'
import { JobCard } from './job-card.tsx'
import { isUntouched, newJob } from './new-job.ts'
import type { StepProps } from './step.ts'
import styles from './history.module.css'

/** The jobs, newest first, or the word that there are none. */
export const HistoryFields = ({ draft, keeper, errorOf, openJob }: StepProps) => {
  const t = sentences.use()
  const [removed, setRemoved] = useState<JobEntry>()
  const { jobs = [], done_adding_jobs: none = false } = draft.application
  const keep = (next: JobEntry[]) => keeper.edit({ jobs: next, done_adding_jobs: false })
  useEffect(() => {
    // A form that was opened and left empty is no job.
    const kept = (keeper.get().application.jobs ?? []).filter((job) => !isUntouched(job))
    if (kept.length < (keeper.get().application.jobs?.length ?? 0)) keeper.edit({ jobs: kept })
  }, [keeper])
  const add = () => {
    const job = newJob(jobs)
    keep([...jobs, job])
    openJob(job.reference_id!, true)
  }
  const remove = (job: JobEntry) => {
    keep(jobs.filter((one) => one !== job))
    setRemoved(job)
  }
  const undo = () => {
    keep([...jobs, removed!])
    setRemoved(undefined)
  }
  return (
    <>
      {removed && (
        <Notice role="status" tone="info">
          <div className={styles.undo}>
            <span>{t('history.removed', { title: removed.title || t('job.untitled') })}</span>
            <Button size="small" onClick={undo}>
              {t('history.undo')}
            </Button>
          </div>
        </Notice>
      )}
      {jobs.length > 0 && (
        <ul className={styles.jobs} aria-label={t('history.list')}>
          {newestFirst(jobs).map((job) => (
            <JobCard
              key={job.reference_id}
              job={job}
              level={2}
              id={`jobs.${jobs.indexOf(job)}`}
              onEdit={() => openJob(job.reference_id!, false)}
              onRemove={() => remove(job)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button icon="add" onClick={add}>
          {jobs.length > 0 ? t('history.add') : t('history.add-first')}
        </Button>
      </div>
      {jobs.length === 0 && (
        <Checkbox
          id="done_adding_jobs"
          label={t('history.none')}
          checked={none}
          error={errorOf('done_adding_jobs')}
          onChange={(event) => keeper.edit({ done_adding_jobs: event.target.checked })}
        />
      )}
    </>
  )
}
