import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { asksMajor } from '@lunchpail/contracts/wizard/rules/info'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../../sentences.ts'
import { DegreeField } from '../degree-field.tsx'
import { StateField } from '../state-field.tsx'
import { textFieldOf } from '../text-field-of.ts'

interface SchoolFieldsProps {
  readonly school: SchoolEntry
  readonly errorOf: (field: string) => string | undefined
  readonly onEdit: (part: SchoolEntry) => void
}

/** The form of one school. 2 §3, 2 §5. */
export function SchoolFields({ school, errorOf, onEdit }: SchoolFieldsProps) {
  const t = sentences.use()
  const field = textFieldOf<'name' | 'degree_major' | 'city' | 'state'>(school, errorOf, onEdit)
  const text = { maxLength: wizardLimits.singleFieldCharacters, autoComplete: 'off' }
  return (
    <>
      <DegreeField
        id="degree_type"
        label={t('school.degree')}
        value={school.degree_type}
        error={errorOf('degree_type')}
        onChange={(degree_type) => onEdit({ degree_type })}
      />
      <TextField label={t('info.school-name')} {...text} {...field('name')} />
      {asksMajor(school.degree_type) && (
        <TextField label={t('info.major')} {...text} {...field('degree_major')} />
      )}
      <TextField label={t('info.city')} {...text} {...field('city')} />
      <StateField {...field('state')} />
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
