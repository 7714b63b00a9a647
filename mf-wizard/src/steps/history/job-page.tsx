import { useState } from 'react'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { jobProblems } from '@lunchpail/contracts/wizard/rules/job'
import { isContractJob } from '@lunchpail/contracts/wizard/rules/leaving'
import { Button } from '@lunchpail/kit-ui/button'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { toast } from '@lunchpail/kit-web/toast'
import { today } from '../../draft/today.ts'
import { sentences } from '../../sentences.ts'
import { faultAt } from '../faults.ts'
import type { StepProps } from '../step.ts'
import { JobFields } from './job-fields.tsx'

export interface JobPageProps extends StepProps {
  readonly referenceId: string
  readonly isNew: boolean
}

/** The form of one job. What is typed belongs to the history at once; left half done, the job is marked as incomplete. */
export const JobPage = ({ value, onChange, host, referenceId, isNew }: JobPageProps) => {
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [attempt, setAttempt] = useState(0)
  const { jobs = [] } = value
  const job = jobs.find((one) => one.reference_id === referenceId) ?? {}
  const problems = Object.entries(jobProblems(job, today()))
  const faults = attempt > 0 ? problems.map(([field, rule]) => faultAt(field, rule, t, sayRule)) : []

  const edit = (part: JobEntry) =>
    onChange({ jobs: jobs.map((one) => (one === job ? { ...one, ...part } : one)) })
  const backToList = () => host.show(undefined)
  const save = () => {
    if (problems.length > 0) return setAttempt(attempt + 1)
    edit({ contract_job: isContractJob(job), complete_data: true })
    host.save()
    if (isNew && jobs.length === 2) toast(t('history.second'), { milliseconds: wizardLimits.secondJobToast })
    backToList()
  }
  const remove = () => {
    onChange({ jobs: jobs.filter((one) => one !== job), done_adding_jobs: false })
    host.save()
    backToList()
  }
  return host.frame({
    title: isNew ? t('job.new') : t('job.edit'),
    faults,
    attempt,
    onBack: backToList,
    onNext: save,
    nextLabel: t('job.save'),
    aside: (
      <Button kind="quiet" icon="delete" aria-label={t('job.remove')} onClick={remove}>
        {t('job.remove-short')}
      </Button>
    ),
    children: (
      <JobFields
        job={job}
        errorOf={(field) => faults.find((fault) => fault.field === field)?.sentence}
        onEdit={edit}
      />
    ),
  })
}
