import { useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { fieldError, type FieldErrors } from '../../forms/field-errors.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { PasswordInput } from '../../forms/password-input.tsx'
import { sentences } from '../../sentences.ts'
import { NotSent } from '../codes/not-sent.tsx'
import { useSending } from '../codes/use-sending.ts'
import { asksEmail, EmailCodeFirst, messageOf } from './email-code-first.tsx'
import { secondFactorSentences } from './sentences.ts'

interface AskPasswordProps extends Pick<ButtonProps, 'icon' | 'kind'> {
  readonly label: string
  readonly run: (password?: string) => Promise<void>
}

/** A button, in whose place a code of the email, or the current password, is asked for where the service wants one. */
export function AskPassword({ label, run, ...button }: AskPasswordProps) {
  const { sending, failure, send } = useSending<'run'>(messageOf)
  const [asking, setAsking] = useState<'password' | 'email'>()
  const start = async () => {
    try {
      await run()
    } catch (error) {
      if (asksEmail(error)) return setAsking('email')
      if (!(error instanceof ApiError) || !('current_password' in error.fieldErrors)) throw error
      setAsking('password')
    }
  }
  const confirmed = () => {
    setAsking(undefined)
    void send('run', start)
  }
  if (asking === 'email') return <EmailCodeFirst onConfirmed={confirmed} />
  if (asking === 'password') return <PasswordForm run={run} />
  return (
    <>
      <NotSent failure={failure} />
      <Button wide {...button} busy={sending !== undefined} onClick={() => void send('run', start)}>
        {label}
      </Button>
    </>
  )
}

function PasswordForm({ run }: Pick<AskPasswordProps, 'run'>) {
  const t = secondFactorSentences.use()
  const all = sentences.use()
  const place = useRef<HTMLDivElement>(null)
  // it stands where the button was
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    initial: { current_password: '' },
    check: ({ current_password }): FieldErrors =>
      current_password === '' ? { current_password: fieldError('account.current-password-required') } : {},
    submit: ({ current_password }) => run(current_password),
  })
  return (
    <div ref={place}>
      <FormFrame form={form}>
        <PasswordInput
          label={all('account.password-current')}
          hint={t('app.password-why')}
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('app.continue')}
        </Button>
      </FormFrame>
    </div>
  )
}
