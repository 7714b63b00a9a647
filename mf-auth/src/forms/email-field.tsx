import { TextField, type TextFieldProps } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../sentences.ts'

/** The email of an account. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  const t = sentences.use()
  return (
    <TextField
      label={t('sign-up.email')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}
