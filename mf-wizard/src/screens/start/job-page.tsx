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
import { faultAt } from '../../steps/faults.ts'
import { JobFields } from '../../steps/job-fields.tsx'
import { useGone } from './use-step.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { WizardPageProps } from './wizard.tsx'

export interface JobPageProps extends WizardPageProps {
  readonly referenceId: string
  readonly isNew: boolean
}

/** The form of one job. What is typed is in the draft at once; leaving it half done marks the job as incomplete. */
export const JobPage = ({ referenceId, isNew, ...props }: JobPageProps) => {
  const { keeper, go } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const { fromReview = false } = useGone()
  const [attempt, setAttempt] = useState(0)
  const { jobs = [] } = keeper.use().application
  const job = jobs.find((one) => one.reference_id === referenceId) ?? {}
  const problems = Object.entries(jobProblems(job, today()))
  const faults = attempt > 0 ? problems.map(([field, rule]) => faultAt(field, rule, t, sayRule)) : []

  const edit = (part: JobEntry) => {
    const now = keeper.get().application.jobs ?? []
    keeper.edit({ jobs: now.map((one) => (one.reference_id === referenceId ? { ...one, ...part } : one)) })
  }
  const backToList = () => go('history', { fromReview })
  const save = () => {
    if (problems.length > 0) return setAttempt(attempt + 1)
    edit({ contract_job: isContractJob(job), complete_data: true })
    keeper.push('history')
    if (isNew && jobs.length === 2) toast(t('history.second'), { milliseconds: wizardLimits.secondJobToast })
    backToList()
  }
  const remove = () => {
    keeper.edit({ jobs: jobs.filter((one) => one !== job), done_adding_jobs: false })
    keeper.push('history')
    backToList()
  }
  return (
    <WizardFrame
      {...props}
      step="history"
      title={isNew ? t('job.new') : t('job.edit')}
      faults={faults}
      attempt={attempt}
      onBack={backToList}
      onNext={save}
      nextLabel={t('job.save')}
      aside={
        <Button kind="quiet" icon="delete" aria-label={t('job.remove')} onClick={remove}>
          {t('job.remove-short')}
        </Button>
      }
    >
      <JobFields
        job={job}
        errorOf={(field) => faults.find((fault) => fault.field === field)?.sentence}
        onEdit={edit}
      />
    </WizardFrame>
  )
}
