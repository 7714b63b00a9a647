import type { ReactNode } from 'react'
import { hintedPassword } from '@lunchpail/contracts/auth/fields'
import { Button } from '@lunchpail/kit-ui/button'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { sentences } from '../sentences.ts'
import { fieldError, schemaErrorsOf } from '../forms/field-errors.ts'
import { FirstPasswordInput } from './first-password-input.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { placedByContent } from './placed-by-content.ts'
import { PasswordInput } from '../forms/password-input.tsx'

interface NewPasswordFormProps {
  readonly save: (password: string) => Promise<void>
  readonly onDone: () => void
  /** the link was used or grew too old meanwhile */
  readonly onExpired?: () => void
  /** what is asked besides */
  readonly children?: ReactNode
}

/** A new password, typed twice. */
export function NewPasswordForm({ save, onDone, onExpired, children }: NewPasswordFormProps) {
  const t = sentences.use()
  const form = useForm({
    initial: { password: '', password_again: '' },
    check: ({ password, password_again }) => {
      const errors = schemaErrorsOf(hintedPassword, { password })
      return {
        ...errors,
        ...(password !== password_again && { password_again: fieldError('account.password-again') }),
      }
    },
    onRefused: (error) => {
      if (error.code !== 'link-expired' || !onExpired) return false
      onExpired()
      return true
    },
    submit: async ({ password }) => {
      try {
        await save(password)
      } catch (error) {
        throw placedByContent(error, ['password', 'password_again'])
      }
      onDone()
    },
  })
  return (
    <FormFrame form={form}>
      <FirstPasswordInput label={t('account.password-new')} {...form.field('password')} />
      <PasswordInput
        label={t('account.password-again')}
        autoComplete="new-password"
        {...form.field('password_again')}
      />
      {children}
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('set-password.submit')}
      </Button>
    </FormFrame>
  )
}
