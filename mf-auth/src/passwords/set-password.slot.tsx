import { useState } from 'react'
import { setPassword } from '@lunchpail/contracts/auth/api'
import { hintedPassword } from '@lunchpail/contracts/auth/fields'
import { phoneText } from '@lunchpail/contracts/language/figures'
import type { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useSession } from '@lunchpail/kit-web/session'
import { saveFirstPassword } from '../api.ts'
import { schemaErrorsOf } from '../forms/field-errors.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FirstPasswordInput } from './first-password-input.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { placedByContent } from './placed-by-content.ts'
import { sentences } from '../sentences.ts'

export function SetPasswordSlot({ form: id, onDone }: SlotComponentProps<typeof setPasswordSlot>) {
  const t = sentences.use()
  const { account } = useSession()
  const [done, setDone] = useState(false)
  const isLeftEmpty = (password: string): boolean => id !== undefined && password === ''
  const form = useForm({
    initial: { phone: phoneText(account?.phone ?? ''), email: account?.email ?? '', password: '' },
    check: (values) =>
      isLeftEmpty(values.password)
        ? {}
        : { ...schemaErrorsOf(setPassword.body, values), ...schemaErrorsOf(hintedPassword, values) },
    onRefused: () => {
      if (id !== undefined) onDone({ set: false, state: 'refused' })
      return false
    },
    submit: async ({ phone, email, password }) => {
      if (isLeftEmpty(password)) return onDone({ set: false, state: 'empty' })
      if (id !== undefined) onDone({ set: false, state: 'saving' })
      const body = { email, password, ...(phone !== '' && { phone }) }
      try {
        await saveFirstPassword(body, account?.type ?? 'applicant')
      } catch (error) {
        throw placedByContent(error, [...(phone === '' ? [] : ['phone']), 'email', 'password'])
      }
      setDone(true)
      onDone({ set: true })
    },
  })
  const { busy, field } = form
  if (done)
    return (
      <Notice tone="good" role="status">
        {t('set-password.done')}
      </Notice>
    )
  return (
    <FormFrame form={form} id={id}>
      <Stack gap="tight">
        <h2>{t('set-password.title')}</h2>
        <p>{t('set-password.why')}</p>
      </Stack>
      {/* what the password is kept with, by the person and by a password manager */}
      {account?.phone && (
        <TextField label={t('sign-up.phone')} readOnly autoComplete="off" {...field('phone')} />
      )}
      <EmailField readOnly {...field('email')} autoComplete="username" />
      <FirstPasswordInput {...field('password')} />
      {id === undefined && (
        <Button type="submit" kind="secondary" wide busy={busy}>
          {t('set-password.submit')}
        </Button>
      )}
    </FormFrame>
  )
}
