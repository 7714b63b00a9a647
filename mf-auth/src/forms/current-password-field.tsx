import { sentences } from '../sentences.ts'
import { PasswordInput, type PasswordInputProps } from './password-input.tsx'

interface CurrentPasswordFieldProps {
  /** why it is asked for */
  readonly why:
    | 'account.password-current-why'
    | 'phone.password-why'
    | 'erase.password-why'
    | 'passkeys.password-why'
  readonly field: Omit<PasswordInputProps, 'label' | 'hint' | 'autoComplete'>
}

/** The password that is set, to show that it is its owner who changes something. */
export function CurrentPasswordField({ why, field }: CurrentPasswordFieldProps) {
  const t = sentences.use()
  return (
    <PasswordInput
      label={t('account.password-current')}
      hint={t(why)}
      autoComplete="current-password"
      {...field}
    />
  )
}
