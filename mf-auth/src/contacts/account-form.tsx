import { pastedEmail } from '@lunchpail/contracts/auth/pasted'
import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { saveAccount } from '../api.ts'
import { asksEmail, EmailCodeFirst } from '../sign-in/second-factor/email-code-first.tsx'
import { sentences } from '../sentences.ts'
import {
  type Account,
  accountBody,
  type AccountValues,
  accountValues,
  asksCurrentPassword,
  checkAccount,
  isStored,
} from './account-values.ts'
import { ContactFields } from './contact-fields.tsx'
import { CurrentPasswordField } from '../forms/current-password-field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { TakenEmail } from './taken-email.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface AccountFormProps {
  readonly account: Account
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Names, phone, email and password of whoever is signed in. */
export function AccountForm({ account, onSaved, onCancel }: AccountFormProps) {
  const t = sentences.use()
  // what was stored when the form was opened: a change elsewhere does not remove what is typed
  const [stored, setStored] = useState(account)
  const [taken, setTaken] = useState<string>()
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm<AccountValues>({
    initial: accountValues(stored),
    check: (now) => checkAccount(now, stored),
    onRefused: (error, { email }) => {
      setAsksCode(asksEmail(error))
      setTaken(error.fieldErrors['email']?.code === 'account.email-taken' ? email : undefined)
      return asksEmail(error)
    },
    submit: async (now) => {
      if (!isStored(now, stored)) await saveAccount(accountBody(now, stored))
      toast(t('account.saved'))
      onSaved()
    },
  })
  return (
    <Stack gap="loose">
      {taken !== undefined && taken === form.values.email && (
        <TakenEmail
          email={taken}
          currentPassword={form.values.current_password}
          onMoved={() => {
            setTaken(undefined)
            setStored({ ...stored, email: pastedEmail(taken) })
            toast(t('email.verified'))
          }}
        />
      )}
      {asksCode && (
        <EmailCodeFirst
          onConfirmed={() => {
            setAsksCode(false)
            form.onSubmit({ preventDefault: () => undefined })
          }}
        />
      )}
      <FormFrame form={form}>
        <ContactFields form={form} stored={stored} />
        <NewPasswordFields field={form.field} />
        {asksCurrentPassword(form.values, stored) && (
          <CurrentPasswordField why="account.password-current-why" field={form.field('current_password')} />
        )}
        <Stack gap="tight">
          <Button type="submit" kind="primary" wide busy={form.busy}>
            {t('account.save')}
          </Button>
          <Button wide onClick={onCancel}>
            {t('account.cancel')}
          </Button>
        </Stack>
      </FormFrame>
    </Stack>
  )
}
