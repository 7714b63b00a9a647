import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import {
  heldSchoolErrors,
  isUpToHighSchool,
  schoolErrors,
} from '@lunchpail/contracts/wizard/rules/history/school'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../../sentences.ts'
import { SuggestedField } from '../../typing/suggested-field.tsx'
import { DegreeField, StateField, textFieldOf } from '../entry-fields.tsx'
import type { StepProps } from '../step.ts'
import { EntryPage } from './entry-page.tsx'
import { YearField } from './year-field.tsx'

interface SchoolPageProps extends StepProps {
  /** its index among the schools */
  readonly index: number
  readonly isNew: boolean
}

/** The form of one school; Back removes an empty one. An application takes what a resume told of it, be it less than the profile asks for. */
export function SchoolPage({ value, mode, onChange, host, index, isNew }: SchoolPageProps) {
  const { schools = [] } = value
  const school = schools[index] ?? {}
  const edit = (part: SchoolEntry) =>
    onChange({ schools: schools.map((one) => (one === school ? { ...one, ...part } : one)) })
  return (
    <EntryPage
      {...{ host, isNew }}
      kind="school"
      fieldErrors={mode === 'profile' ? schoolErrors(school) : heldSchoolErrors(school)}
      onRemove={() => onChange({ schools: schools.filter((one) => one !== school) })}
      isEmpty={!Object.values(school).some(Boolean)}
    >
      {(errorOf) => <SchoolFields school={school} errorOf={errorOf} onEdit={edit} />}
    </EntryPage>
  )
}

interface SchoolFieldsProps {
  readonly school: SchoolEntry
  readonly errorOf: (field: string) => string | undefined
  readonly onEdit: (part: SchoolEntry) => void
}

/** The form of one school. */
function SchoolFields({ school, errorOf, onEdit }: SchoolFieldsProps) {
  const t = sentences.use()
  const field = textFieldOf<'name' | 'degree_major' | 'city' | 'state'>(school, errorOf, onEdit)
  const text = { maxLength: wizardLimits.singleFieldCharacters }
  return (
    <>
      <DegreeField
        id="degree_type"
        label={t('school.degree')}
        value={school.degree_type}
        error={errorOf('degree_type')}
        onChange={(degree_type) => onEdit({ degree_type })}
      />
      <SuggestedField kind="school" label={t('info.school-name')} {...text} {...field('name')} />
      <TextField
        label={t('info.major')}
        {...(isUpToHighSchool(school.degree_type) && { hint: t('school.major-hint') })}
        autoComplete="off"
        {...text}
        {...field('degree_major')}
      />
      <SuggestedField kind="city" label={t('info.city')} {...text} {...field('city')} />
      <StateField {...field('state')} />
      <YearField
        id="graduation_year"
        label={t('school.year')}
        hint={t('school.year-hint')}
        value={school.graduation_year}
        error={errorOf('graduation_year')}
        onChange={(graduation_year) => onEdit({ graduation_year })}
      />
    </>
  )
}
