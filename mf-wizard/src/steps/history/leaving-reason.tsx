import { useState } from 'react'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { leavingReason } from '@lunchpail/contracts/wizard/enumerations'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { jobErrors } from '@lunchpail/contracts/wizard/rules/job'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from '../../sentences.ts'
import { useByPointer } from '../by-pointer.ts'

interface LeavingReasonProps {
  readonly job: JobEntry
  readonly onEdit: (part: Pick<JobEntry, 'reason_for_leaving'>, isByPointer: boolean) => void
}

/**
 * BY-24: a resume does not say why a job was left. Where nothing else is missing, it is asked here and not in the form; it
 * stays until the page is left, as the arrow keys pass by other reasons.
 */
export function LeavingReason({ job, onEdit }: LeavingReasonProps) {
  const t = sentences.use()
  const [isAsked, setAsked] = useState(false)
  const { watch, isByPointer } = useByPointer()
  const missing = Object.keys(jobErrors(job, today()))
  if (!isAsked && (missing.length !== 1 || missing[0] !== 'reason_for_leaving')) return null
  return (
    <div {...watch}>
      <SelectField
        label={t('job.leaving')}
        width="medium"
        emptyLabel={t('choose')}
        value={job.reason_for_leaving ? String(job.reason_for_leaving) : ''}
        choices={Object.values(leavingReason).map((code) => ({
          value: String(code),
          label: t(`reason.${code}`),
        }))}
        onChange={({ target }) => {
          setAsked(true)
          onEdit({ reason_for_leaving: Number(target.value) }, isByPointer())
        }}
      />
    </div>
  )
}
