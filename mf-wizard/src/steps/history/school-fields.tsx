import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { degreeType, wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { asksMajor } from '@lunchpail/contracts/wizard/rules/info'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../../sentences.ts'
import { stateChoices } from '../info/address-fields.tsx'

export interface SchoolFieldsProps {
  readonly school: SchoolEntry
  readonly errorOf: (field: string) => string | undefined
  readonly onEdit: (part: SchoolEntry) => void
}

/** The form of one school. 2 §3, 2 §5. */
export const SchoolFields = ({ school, errorOf, onEdit }: SchoolFieldsProps) => {
  const t = sentences.use()
  const field = (name: 'name' | 'degree_major' | 'city' | 'state') => ({
    id: name,
    value: school[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => onEdit({ [name]: event.target.value }),
  })
  const text = { maxLength: wizardLimits.singleFieldCharacters, autoComplete: 'off' }
  return (
    <>
      <SelectField
        id="degree_type"
        label={t('school.degree')}
        emptyLabel={t('choose')}
        choices={Object.values(degreeType).map((code) => ({
          value: String(code),
          label: t(`degree.${code}`),
        }))}
        value={school.degree_type ? String(school.degree_type) : ''}
        error={errorOf('degree_type')}
        onChange={(event) => onEdit({ degree_type: Number(event.target.value) })}
      />
      <TextField label={t('info.school-name')} {...text} {...field('name')} />
      {asksMajor(school.degree_type) && (
        <TextField label={t('info.major')} {...text} {...field('degree_major')} />
      )}
      <TextField label={t('job.city')} {...text} {...field('city')} />
      <SelectField
        label={t('job.state')}
        emptyLabel={t('choose')}
        choices={stateChoices}
        width="medium"
        {...field('state')}
      />
      <TextField
        id="graduation_year"
        label={t('school.year')}
        hint={t('school.year-hint')}
        inputMode="numeric"
        width="short"
        maxLength={4}
        value={school.graduation_year ? String(school.graduation_year) : ''}
        error={errorOf('graduation_year')}
        onChange={(event) => onEdit({ graduation_year: Number(event.target.value.replace(/\D/g, '')) })}
      />
    </>
  )
}
