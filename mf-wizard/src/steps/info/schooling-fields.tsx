import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { asksMajor, isWholeSchool } from '@lunchpail/contracts/wizard/rules/history/school'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../../sentences.ts'
import { SuggestedField } from '../../typing/suggested-field.tsx'
import { DegreeField } from '../entry-fields.tsx'
import type { FieldsProps } from '../step.ts'

/** Highest schooling; its school and major may stay empty here. The profile edits all schools in the history. */
export function SchoolingFields({ value, errorOf, onChange }: FieldsProps) {
  const t = sentences.use()
  const [school = {}, ...others] = value.schools ?? []
  const edit = (part: SchoolEntry) => onChange({ schools: [{ ...school, ...part }, ...others] })
  const text = (name: 'name' | 'degree_major') => ({
    id: `schools.0.${name}`,
    mark: t('optional'),
    maxLength: wizardLimits.singleFieldCharacters,
    value: school[name] ?? '',
    error: errorOf(`schools.0.${name}`),
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  })
  return (
    <Stack>
      <h2>{t('info.school')}</h2>
      <DegreeField
        id="schools.0.degree_type"
        label={t('info.degree')}
        value={school.degree_type}
        error={errorOf('schools.0.degree_type')}
        onChange={(degree_type) => edit({ degree_type })}
      />
      {school.degree_type ? (
        <SuggestedField kind="school" label={t('info.school-name')} {...text('name')} />
      ) : null}
      {(asksMajor(school.degree_type) || isWholeSchool(school)) && (
        <TextField label={t('info.major')} {...text('degree_major')} />
      )}
    </Stack>
  )
}
