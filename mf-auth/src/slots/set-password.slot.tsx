import { useState } from 'react'
import { setPassword } from '@lunchpail/contracts/auth/api'
import type { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useSession } from '@lunchpail/kit-web/session'
import { saveFirstPassword } from '../api.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { FirstPasswordInput } from '../forms/first-password-input.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { Username } from '../forms/username.tsx'
import { sentences } from '../sentences.ts'

export function SetPasswordSlot({ onDone }: SlotComponentProps<typeof setPasswordSlot>) {
  const t = sentences.use()
  const { account } = useSession()
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { password: '' },
    check: (values) => fieldErrorsOf(setPassword.body, values),
    submit: async ({ password }) => {
      await saveFirstPassword(password, account?.type ?? 'applicant')
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
    <FormFrame form={form}>
      <Stack gap="tight">
        <h2>{t('set-password.title')}</h2>
        <p>{t('set-password.why')}</p>
      </Stack>
      <Username value={account?.email ?? ''} />
      <FirstPasswordInput {...field('password')} />
      <Button type="submit" kind="secondary" wide busy={busy}>
        {t('set-password.submit')}
      </Button>
    </FormFrame>
  )
}
