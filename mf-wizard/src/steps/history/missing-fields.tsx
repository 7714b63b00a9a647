import { useState } from 'react'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { leavingReason, wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { blockingJobErrors } from '@lunchpail/contracts/wizard/rules/history/job'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { sentences } from '../../sentences.ts'
import { SuggestedField } from '../../typing/suggested-field.tsx'
import { useByPointer } from '../by-pointer.ts'
import { StateField, textFieldOf } from '../entry-fields.tsx'

interface MissingFieldsProps {
  readonly job: JobEntry
  readonly onEdit: (part: Partial<JobEntry>, isByPointer: boolean) => void
}

/** What a resume leaves out, in the order of the form. Dates and explanations are asked in the form alone. */
const askedHere = ['title', 'company', 'city', 'state', 'duties', 'reason_for_leaving'] as const

/**
 * A resume says neither why a job was left nor, often, where it was. Where nothing else is missing, it is asked here and
 * not in the form; what is asked stays until the page is left, while it is typed or the arrow keys pass by other choices.
 */
export function MissingFields({ job, onEdit }: MissingFieldsProps) {
  const t = sentences.use()
  const [asked] = useState(() => {
    const missing = Object.keys(blockingJobErrors(job, today()))
    const isHere = (field: string) =>
      // a reason that is none of the choices is chosen anew
      field === 'reason_for_leaving' ||
      (askedHere.some((one) => one === field) && !job[field as (typeof askedHere)[number]])
    return missing.every(isHere) ? missing : []
  })
  const { watch, isByPointer } = useByPointer()
  if (asked.length === 0) return null
  const isAsked = (field: (typeof askedHere)[number]) => asked.includes(field)
  const idOf = (field: string) => `${job.reference_id}.${field}`
  type TextKey = Exclude<(typeof askedHere)[number], 'reason_for_leaving'>
  const named = textFieldOf<TextKey>(
    job,
    () => undefined,
    (part) => onEdit(part, isByPointer()),
  )
  const field = (name: TextKey) => ({ ...named(name), id: idOf(name) })
  const short = { maxLength: wizardLimits.singleFieldCharacters }
  return (
    <div role="group" aria-label={job.title || t('job.untitled')} {...watch}>
      <Stack gap="tight">
        {isAsked('title') && (
          <SuggestedField kind="title" label={t('job.title')} {...short} {...field('title')} />
        )}
        {isAsked('company') && (
          <SuggestedField kind="company" label={t('job.company')} {...short} {...field('company')} />
        )}
        {isAsked('city') && (
          <SuggestedField kind="city" label={t('info.city')} {...short} {...field('city')} />
        )}
        {isAsked('state') && <StateField {...field('state')} />}
        {isAsked('duties') && (
          <TextareaField
            label={t('job.duties')}
            maxLength={wizardLimits.longAnswerCharacters}
            rows={3}
            {...field('duties')}
          />
        )}
        {isAsked('reason_for_leaving') && (
          <SelectField
            id={idOf('reason_for_leaving')}
            label={t('job.leaving')}
            width="medium"
            emptyLabel={t('choose')}
            value={job.reason_for_leaving ? String(job.reason_for_leaving) : ''}
            choices={Object.values(leavingReason).map((code) => ({
              value: String(code),
              label: t(`reason.${code}`),
            }))}
            onChange={({ target }) => onEdit({ reason_for_leaving: Number(target.value) }, isByPointer())}
          />
        )}
      </Stack>
    </div>
  )
}
