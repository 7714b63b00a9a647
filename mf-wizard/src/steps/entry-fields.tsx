import type { ComponentProps } from 'react'
import { degreeType, states } from '@lunchpail/contracts/wizard/enumerations'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from '../sentences.ts'

type Texts<Name extends string> = { readonly [name in Name]?: string | undefined }

/** The props of a text field or a select for one field of an entry. */
export const textFieldOf =
  <Name extends string>(
    entry: Texts<Name>,
    errorOf: (field: string) => string | undefined,
    onEdit: (part: { [name in Name]?: string }) => void,
  ) =>
  (name: Name) => ({
    id: name,
    name,
    value: entry[name] ?? '',
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) =>
      onEdit({ [name]: event.target.value } as { [field in Name]: string }),
  })

const choices = Object.entries(states).map(([value, label]) => ({ value, label }))

type StateFieldProps = Omit<ComponentProps<typeof SelectField>, 'choices' | 'emptyLabel' | 'width' | 'label'>

export function StateField(field: StateFieldProps) {
  const t = sentences.use()
  return (
    <SelectField
      label={t('info.state')}
      emptyLabel={t('choose')}
      choices={choices}
      width="medium"
      {...field}
    />
  )
}

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
