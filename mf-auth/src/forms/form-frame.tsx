import { type ReactNode, useState } from 'react'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Form } from '@lunchpail/kit-web/forms/use-form'
import { sentences } from '../sentences.ts'
import { cookiesAreOff } from './cookies-are-off.ts'

/** Rendered by the shell's server. */
const beforeScripts = typeof document === 'undefined'

interface FormFrameProps {
  readonly form: Pick<Form<object>, 'onSubmit' | 'summary'>
  /** of the form, for a button outside of it */
  readonly id?: string
  readonly children: ReactNode
}

/** A form with what is wrong at its top. The browser's own bubbles stay away: they speak its language, not the page's. */
export function FormFrame({ form, id, children }: FormFrameProps) {
  const t = sentences.use()
  const [cookiesOff] = useState(cookiesAreOff)
  const { fieldErrors, ...summary } = form.summary
  // the service only knows that the page is not the one that it gave to this browser
  const errors = cookiesOff
    ? fieldErrors.map((error) => ('field' in error ? error : { message: t('form.needs-cookies') }))
    : fieldErrors
  return (
    // what is typed here must not end in an address: before scripts it goes nowhere (the press is replayed once they are there)
    <form id={id} method={beforeScripts ? 'dialog' : 'post'} noValidate onSubmit={form.onSubmit}>
      <Stack>
        {beforeScripts && (
          <noscript>
            <Notice tone="warn">{t('form.needs-scripts')}</Notice>
          </noscript>
        )}
        {cookiesOff && errors.length === 0 && (
          <Notice tone="warn" role="alert">
            {t('form.needs-cookies')}
          </Notice>
        )}
        <ErrorSummary title={t('errors.title')} fieldErrors={errors} {...summary} />
        {children}
      </Stack>
    </form>
  )
}
