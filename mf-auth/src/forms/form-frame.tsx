import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'

/** Drawn by the shell's server. */
const beforeScripts = typeof document === 'undefined'

interface FormFrameProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly failures: number
  readonly refusal: string | undefined
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[]
  readonly children: ReactNode
}

/** A form with what is wrong at its top. The browser's own bubbles stay away: they speak its language, not the page's. */
export function FormFrame({ onSubmit, failures, refusal, fieldErrors, children }: FormFrameProps) {
  const t = sentences.use()
  const all = refusal === undefined ? fieldErrors : [{ message: refusal }, ...fieldErrors]
  return (
    // before scripts it goes nowhere: what is typed here must not end in an address
    <form method={beforeScripts ? 'dialog' : undefined} noValidate onSubmit={onSubmit}>
      <Stack>
        {beforeScripts && (
          <noscript>
            <Notice tone="warn">{t('form.needs-scripts')}</Notice>
          </noscript>
        )}
        <ErrorSummary title={t('errors.title')} fieldErrors={all} attempt={failures} />
        {children}
      </Stack>
    </form>
  )
}
