import { sentences } from '../sentences.ts'
import { PasswordInput, type PasswordInputProps } from '../forms/password-input.tsx'

/** A password where none is known, with its hints. */
export function FirstPasswordInput(field: Omit<PasswordInputProps, 'hint' | 'autoComplete'>) {
  const t = sentences.use()
  return (
    <PasswordInput
      hint={
        <>
          {t('set-password.hint-length')}
          <br />
          {t('set-password.hint-strength')}
        </>
      }
      autoComplete="new-password"
      {...field}
    />
  )
}
