import type { ResumeReading } from '@lunchpail/contracts/wizard/api'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { jobErrors } from '@lunchpail/contracts/wizard/rules/history/job'
import { isContractJob } from '@lunchpail/contracts/wizard/rules/history/leaving'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../../sentences.ts'
import type { StepProps } from '../step.ts'
import { EntryPage } from './entry-page.tsx'
import { JobFields } from './job-fields.tsx'
import { withCompleteness } from './with-completeness.ts'

interface JobPageProps extends StepProps {
  readonly referenceId: string
  readonly isNew: boolean
  /** of the resume that the job may be from */
  readonly reading?: ResumeReading | null
}

/** The form of one job; an incomplete job stays in the list, marked. */
export function JobPage({ value, onChange, host, referenceId, isNew, reading }: JobPageProps) {
  const t = sentences.use()
  const { jobs = [] } = value
  const job = jobs.find((one) => one.reference_id === referenceId) ?? {}
  const edit = (part: JobEntry) =>
    onChange({ jobs: jobs.map((one) => (one === job ? withCompleteness({ ...one, ...part }) : one)) })
  // Beside its field whatever is typed there, as the person may correct it twice.
  const lineOf = (name: string) =>
    reading?.doubts.find(({ reference_id, field }) => reference_id === referenceId && field === name)?.line
  const save = () => {
    edit({ contract_job: isContractJob(job) })
    host.save()
    if (isNew && jobs.length === 2)
      toast(t('history.second'), { milliseconds: wizardLimits.secondJobToastMs })
  }
  const remove = () => {
    onChange({ jobs: jobs.filter((one) => one !== job), done_adding_jobs: false })
    host.save()
  }
  return (
    <EntryPage
      {...{ host, isNew }}
      kind="job"
      fieldErrors={jobErrors(job, today())}
      onSave={save}
      onRemove={remove}
    >
      {(errorOf) => <JobFields job={job} errorOf={errorOf} lineOf={lineOf} onEdit={edit} />}
    </EntryPage>
  )
}
