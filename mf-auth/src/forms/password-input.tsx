import { PasswordField, type PasswordFieldProps } from '@lunchpail/kit-ui/password-field'
import { sentences } from '../sentences.ts'

export interface PasswordInputProps extends Omit<PasswordFieldProps, 'showText' | 'hideText' | 'label'> {
  readonly label?: string
  /** what a password manager may do: fill in the one that it knows, or propose one */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown while it is typed. */
export function PasswordInput({ label, ...field }: PasswordInputProps) {
  const t = sentences.use()
  return (
    <PasswordField
      label={label ?? t('password.label')}
      showText={t('password.show')}
      hideText={t('password.hide')}
      {...field}
    />
  )
}
