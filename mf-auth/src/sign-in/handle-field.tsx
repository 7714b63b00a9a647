import { TextField, type TextFieldProps } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../sentences.ts'

/** The email or phone number that a person logs in by. */
export function HandleField(field: Omit<TextFieldProps, 'label'>) {
  const t = sentences.use()
  return (
    <TextField
      label={t('login.handle')}
      // with the passkeys of the device, where forms/use-passkey-autofill.ts asks for one
      autoComplete="username webauthn"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="email"
      {...field}
    />
  )
}
