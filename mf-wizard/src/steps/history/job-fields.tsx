import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { leavingReason, wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { isExplained } from '@lunchpail/contracts/wizard/rules/history/leaving'
import { isStaffingAgency } from '@lunchpail/contracts/wizard/rules/history/staffing-agency'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { MonthYearField } from '@lunchpail/kit-ui/masked-fields'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { sentences } from '../../sentences.ts'
import { SuggestedField } from '../../typing/suggested-field.tsx'
import { StateField, textFieldOf } from '../entry-fields.tsx'
import styles from './history.module.css'

interface JobFieldsProps {
  readonly job: JobEntry
  readonly errorOf: (field: string) => string | undefined
  /** the line of the resume that a doubted field came from */
  readonly lineOf?: (field: string) => string | undefined
  readonly onEdit: (part: JobEntry) => void
}

/** The form of one job. */
export function JobFields({ job, errorOf, lineOf, onEdit }: JobFieldsProps) {
  const t = sentences.use()
  const fromResume = (name: string, hint?: string) => {
    const line = lineOf?.(name)
    return line === undefined ? hint : t('resume.doubt-line', { line })
  }
  type TextKey = 'title' | 'company' | 'city' | 'state' | 'duties' | 'reason_explain' | 'company_explain'
  const field = textFieldOf<TextKey>(job, errorOf, onEdit)
  const month = (name: 'start_date' | 'end_date') => ({
    id: name,
    name,
    value: job[name] ?? '',
    hint: fromResume(name, t('job.date-hint')),
    error: errorOf(name),
    onChange: (typed: string) => onEdit({ [name]: typed }),
  })
  const short = { maxLength: wizardLimits.singleFieldCharacters }
  const long = { maxLength: wizardLimits.longAnswerCharacters, rows: 3 }
  return (
    <>
      <SuggestedField
        kind="title"
        label={t('job.title')}
        hint={fromResume('title', t('job.title-hint'))}
        autoComplete="organization-title"
        {...short}
        {...field('title')}
      />
      <SuggestedField
        kind="company"
        label={t('job.company')}
        hint={fromResume('company')}
        autoComplete="organization"
        {...short}
        {...field('company')}
      />
      {isStaffingAgency(job.company) && (
        <TextareaField
          label={t('job.company-explain')}
          hint={t('job.company-explain-hint')}
          {...long}
          {...field('company_explain')}
        />
      )}
      <SuggestedField
        kind="city"
        label={t('info.city')}
        hint={fromResume('city')}
        {...short}
        {...field('city')}
      />
      <StateField hint={fromResume('state')} {...field('state')} />
      <Checkbox
        id="current_job"
        label={t('job.current')}
        checked={job.current_job ?? false}
        onChange={(event) => onEdit({ current_job: event.target.checked })}
      />
      <div className={styles.dates}>
        <MonthYearField label={t('job.start')} {...month('start_date')} />
        {!job.current_job && <MonthYearField label={t('job.end')} {...month('end_date')} />}
      </div>
      <TextareaField
        label={t('job.duties')}
        hint={t('job.duties-hint')}
        {...long}
        rows={5}
        {...field('duties')}
      />
      {!job.current_job && (
        <SelectField
          id="reason_for_leaving"
          name="reason_for_leaving"
          label={t('job.leaving')}
          emptyLabel={t('choose')}
          choices={Object.values(leavingReason).map((code) => ({
            value: String(code),
            label: t(`reason.${code}`),
          }))}
          value={job.reason_for_leaving ? String(job.reason_for_leaving) : ''}
          error={errorOf('reason_for_leaving')}
          onChange={(event) => onEdit({ reason_for_leaving: Number(event.target.value) })}
        />
      )}
      {!job.current_job && isExplained(job.reason_for_leaving) && (
        <TextareaField
          label={t('job.explain')}
          hint={t('job.explain-hint')}
          {...long}
          {...field('reason_explain')}
        />
      )}
    </>
  )
}
