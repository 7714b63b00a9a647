import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'

interface FormFrameProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly failures: number
  readonly refusal: string | undefined
  readonly faults: readonly { readonly field: string; readonly message: string }[]
  readonly children: ReactNode
}

/** A form with what is wrong at its top. The browser's own bubbles stay away: they speak its language, not the page's. */
export function FormFrame({ onSubmit, failures, refusal, faults, children }: FormFrameProps) {
  const t = sentences.use()
  const all = refusal === undefined ? faults : [{ message: refusal }, ...faults]
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <ErrorSummary title={t('errors.title')} faults={all} attempt={failures} />
        {children}
      </Stack>
    </form>
  )
}
