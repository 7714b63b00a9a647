import { TextField, type TextFieldProps } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../../sentences.ts'

/** The six digits of a one-time code. Phones fill them in. */
export function CodeField(field: Omit<TextFieldProps, 'label'>) {
  const t = sentences.use()
  return (
    <TextField
      label={t('code.label')}
      autoComplete="one-time-code"
      inputMode="numeric"
      width="medium"
      {...field}
    />
  )
}
