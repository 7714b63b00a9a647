import { handleError } from '@lunchpail/contracts/auth/fields'
import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { type AuthRecord, checkHandle } from '../api.ts'
import { fieldError, type FieldErrors } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { HandleField } from './handle-field.tsx'
import { sentences } from '../sentences.ts'
import { useSupport } from '../support/use-support-chat.ts'

interface HandleStepProps {
  readonly handle: string
  readonly onTyped: (handle: string) => void
  readonly onKnown: (record: AuthRecord, typed: string) => void
}

/** Their own sentences say what to do; of anything else 1 §8 says that an error occurred. */
const shownHere: ReadonlySet<string> = new Set([
  'page-idle',
  'account-not-found',
  'too-many-requests',
  'invalid',
])

/** Who logs in. */
export function HandleStep({ handle, onTyped, onKnown }: HandleStepProps) {
  const t = sentences.use()
  const support = useSupport()
  const form = useForm({
    initial: { handle },
    check: ({ handle: typed }): FieldErrors => {
      const wrong = typed.trim() === '' ? 'field.required' : handleError(typed) && 'account.handle-invalid'
      return wrong ? { handle: fieldError(wrong) } : {}
    },
    onRefused: () => {
      support?.failed()
      return false
    },
    submit: async ({ handle: typed }) => {
      const record = await checkHandle(typed).catch((error: unknown) => {
        if (!(error instanceof ApiError) || shownHere.has(error.code)) throw error
        const { code, status } = error
        throw new ApiError({ code, status, message: t('sign-in.failed') })
      })
      onKnown(record, typed)
    },
  })
  const field = form.field('handle')
  const change: typeof field.onChange = (event) => {
    field.onChange(event)
    onTyped(event.target.value)
  }
  return (
    <FormFrame form={form}>
      <HandleField {...field} onChange={change} />
      <Button type="submit" kind="primary" wide busy={form.busy}>
        {t('sign-in.next')}
      </Button>
    </FormFrame>
  )
}
