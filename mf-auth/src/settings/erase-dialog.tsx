import { useLayoutEffect, useRef, useState } from 'react'
import { eraseAccount as contract } from '@lunchpail/contracts/auth/api'
import { erasedPage } from '@lunchpail/contracts/auth/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { useNavigate } from '@lunchpail/kit-web/router'
import { refreshSession } from '@lunchpail/kit-web/session'
import { type Sent } from '../api.ts'
import { askForEraseCode, eraseAccount } from './api.ts'
import { CodeField } from '../sign-in/codes/code-field.tsx'
import { CurrentPasswordField } from '../forms/current-password-field.tsx'
import { fieldError, type FieldErrors, schemaErrorsOf } from '../forms/field-errors.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { refusedAt } from '../forms/refused-at.ts'
import { sentences } from '../sentences.ts'
import { NotSent } from '../sign-in/codes/not-sent.tsx'
import { Resend } from '../sign-in/codes/resend.tsx'
import { unbroken } from '../forms/unbroken.ts'
import { useSending } from '../sign-in/codes/use-sending.ts'
import { KeptAfterErasure } from './kept-after-erasure.tsx'

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.message
}

export interface EraseDialogProps {
  /** else a code shows whose account it is */
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** What goes and what stays, in plain words, before the password or the code that deletes the account. */
export function EraseDialog({ hasPassword, onClose }: EraseDialogProps) {
  const t = sentences.use()
  const [sent, setSent] = useState<Sent>()
  const { sending, failure, send } = useSending<'code'>(sentenceOf)
  return (
    <Dialog
      open
      title={t('erase.title')}
      closeLabel={t('account.close')}
      closeOutside={false}
      onClose={onClose}
    >
      <Stack gap="loose">
        <p>{t('erase.goes')}</p>
        <Stack gap="tight">
          <h3>{t('erase.kept')}</h3>
          <KeptAfterErasure />
        </Stack>
        <p>{t('erase.no-way-back')}</p>
        {hasPassword || sent ? (
          <>
            <ConfirmForm sentTo={sent?.sent_to} />
            {sent && (
              <Resend kind="code" sent={sent} ask={askForEraseCode} failureOf={sentenceOf} onSent={setSent} />
            )}
          </>
        ) : (
          <>
            <NotSent failure={failure} />
            <Button
              wide
              busy={sending !== undefined}
              onClick={() => void send('code', async () => setSent(await askForEraseCode()))}
            >
              {t('erase.send-code')}
            </Button>
          </>
        )}
        <Button wide onClick={onClose}>
          {t('account.cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}

/** `sentTo` where a code shows whose account it is. */
function ConfirmForm({ sentTo }: { readonly sentTo: string | undefined }) {
  const t = sentences.use()
  const navigate = useNavigate()
  const byCode = sentTo !== undefined
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // the button that sent it is gone
    if (byCode) place.current?.querySelector('input')?.focus()
  }, [byCode])
  const form = useForm({
    initial: { code: '', current_password: '' },
    check: ({ code, current_password }): FieldErrors => ({
      ...(byCode && schemaErrorsOf(contract.body, { code })),
      ...(!byCode &&
        current_password === '' && { current_password: fieldError('account.current-password-required') }),
    }),
    submit: async ({ code, current_password }) => {
      try {
        const { receipt } = await eraseAccount(byCode ? { code } : { current_password })
        // the page first: this one is for signed-in people alone
        await navigate(`${erasedPage.path}#${receipt}`, { replace: true })
        await refreshSession()
      } catch (error) {
        if (error instanceof ApiError && error.code.startsWith('code-')) throw refusedAt('code', error)
        throw error
      }
    },
  })
  return (
    <div ref={place}>
      <FormFrame form={form}>
        {byCode ? (
          <>
            <p>{t('code.sent', { contact: unbroken(sentTo) })}</p>
            <CodeField {...form.field('code')} />
          </>
        ) : (
          <CurrentPasswordField why="erase.password-why" field={form.field('current_password')} />
        )}
        <Button type="submit" kind="primary" wide busy={form.busy}>
          {t('erase.confirm')}
        </Button>
      </FormFrame>
    </div>
  )
}
