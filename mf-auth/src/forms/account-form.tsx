import { useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { textConsentWording } from '@lunchpail/contracts/auth/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { PasswordField } from '@lunchpail/kit-ui/password-field'
import { PhoneField } from '@lunchpail/kit-ui/masked-fields'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { toast } from '@lunchpail/kit-web/toast'
import { saveAccount } from '../api.ts'
import { sentences } from '../sentences.ts'
import {
  type Account,
  accountBody,
  type AccountValues,
  accountValues,
  asksConsent,
  asksCurrentPassword,
  checkAccount,
} from './account-values.ts'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface AccountFormProps {
  readonly account: Account
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Names, phone, email and password of who is signed in. 2 §2. */
export function AccountForm({ account, onSaved, onCancel }: AccountFormProps) {
  const t = sentences.use()
  const rule = useRuleSentence()
  // what was stored when the form was opened: a change elsewhere does not take away what is typed
  const [stored] = useState(account)
  const form = useForm<AccountValues>({
    initial: accountValues(stored),
    check: (now) => checkAccount(now, stored),
    submit: async (now) => {
      await saveAccount(accountBody(now, stored))
      toast(t('account.saved'))
      onSaved()
    },
  })
  const { values, busy, field, masked, checkbox } = form
  return (
    <FormFrame form={form}>
      <TextField label={t('sign-up.first-name')} autoComplete="given-name" {...field('first_name')} />
      <TextField label={t('sign-up.last-name')} autoComplete="family-name" {...field('last_name')} />
      <PhoneField
        label={t('sign-up.phone')}
        hint={t(isEmployer(account.type) ? 'sign-up.phone-hint-employer' : 'sign-up.phone-hint')}
        {...masked('phone')}
      />
      {asksConsent(values, stored) && (
        <Checkbox label={rule(textConsentWording)} {...checkbox('text_consent')} />
      )}
      <TextField
        label={t('sign-up.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <NewPasswordFields field={field} />
      {asksCurrentPassword(values, stored) && (
        <PasswordField
          label={t('account.password-current')}
          hint={t('account.password-current-why')}
          showText={t('password.show')}
          hideText={t('password.hide')}
          autoComplete="current-password"
          {...field('current_password')}
        />
      )}
      <Stack gap="tight">
        <Button type="submit" kind="primary" wide busy={busy}>
          {t('account.save')}
        </Button>
        <Button wide onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </Stack>
    </FormFrame>
  )
}
