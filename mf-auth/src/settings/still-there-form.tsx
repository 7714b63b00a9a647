import { useEffect, useRef } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { CurrentPasswordField } from '../forms/current-password-field.tsx'
import { fieldError, type FieldErrors } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { sentences } from '../sentences.ts'
import { NotSent } from '../sign-in/codes/not-sent.tsx'
import { useSending } from '../sign-in/codes/use-sending.ts'

/** The login was a while ago: the password has to come with what is wanted. */
export const asksPassword = (error: unknown): boolean =>
  error instanceof ApiError && 'current_password' in error.fieldErrors

interface StillThereFormProps {
  /** what is wanted, with the password */
  readonly run: (password: string) => Promise<unknown>
  /** what to say of a failure that is not ours */
  readonly failureOf?: (error: unknown) => string | undefined
  readonly onDone: () => void
}

/** Asks who wants something for their password, in place of the button that they pressed. */
export function StillThereForm({ run, failureOf = () => undefined, onDone }: StillThereFormProps) {
  const t = sentences.use()
  const { failure, send } = useSending<'again'>(failureOf)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const form = useForm({
    initial: { current_password: '' },
    check: ({ current_password }): FieldErrors =>
      current_password === '' ? { current_password: fieldError('account.current-password-required') } : {},
    submit: async ({ current_password }) => {
      try {
        await run(current_password)
      } catch (error) {
        if (error instanceof ApiError) throw error
        // the browser's own refusal is no matter of a field
        return send('again', () => Promise.reject(error))
      }
      onDone()
    },
  })
  return (
    <div ref={place}>
      <FormFrame form={form}>
        <CurrentPasswordField why="passkeys.password-why" field={form.field('current_password')} />
        <NotSent failure={failure} />
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('passkeys.continue')}
        </Button>
      </FormFrame>
    </div>
  )
}
