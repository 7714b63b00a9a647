import { PasswordField } from '@lunchpail/kit-ui/password-field'
import type { Form } from '@lunchpail/kit-web/forms/use-form'
import { sentences } from '../sentences.ts'
import { asksCurrentPassword, type Account, type AccountValues } from './account-values.ts'

interface CurrentPasswordFieldProps {
  readonly form: Form<AccountValues>
  readonly stored: Account
}

/** Asked for where the email or the password is to be another. */
export function CurrentPasswordField({ form: { values, field }, stored }: CurrentPasswordFieldProps) {
  const t = sentences.use()
  if (!asksCurrentPassword(values, stored)) return null
  return (
    <PasswordField
      label={t('account.password-current')}
      hint={t('account.password-current-why')}
      showText={t('password.show')}
      hideText={t('password.hide')}
      autoComplete="current-password"
      {...field('current_password')}
    />
  )
}
