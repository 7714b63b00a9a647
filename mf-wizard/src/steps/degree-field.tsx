import { degreeType } from '@lunchpail/contracts/wizard/enumerations'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from '../sentences.ts'

interface DegreeFieldProps {
  readonly id: string
  readonly label: string
  readonly value: number | undefined
  readonly error: string | undefined
  readonly onChange: (degree_type: number) => void
}

export function DegreeField({ value, onChange, ...field }: DegreeFieldProps) {
  const t = sentences.use()
  return (
    <SelectField
      {...field}
      emptyLabel={t('choose')}
      choices={Object.values(degreeType).map((code) => ({ value: String(code), label: t(`degree.${code}`) }))}
      value={value ? String(value) : ''}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
