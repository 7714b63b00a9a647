import { useEffect, useRef, type FormEvent } from 'react'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { ErrorSummary, type ErrorSummaryItem } from '@lunchpail/kit-ui/error-summary'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useErrorInPageTitle } from '@lunchpail/kit-web/page-title'
import { sentences } from '../sentences.ts'
import type { StepPage } from '../steps/step.ts'

interface StepFrameProps {
  readonly page: StepPage
  readonly fieldErrors: readonly ErrorSummaryItem[]
  readonly attempt: number
  /** it has unsaved edits */
  readonly isEdited: boolean
  readonly busy: boolean
  readonly failure: string | null
  /** an inner page of the step: it has its own heading and a way back */
  readonly isInner: boolean
  /** reached from another page of the step */
  readonly takesFocus: boolean
  readonly onCancel: () => void
}

/** The frame of a step inside another page: Save, Cancel and the error of a failed save. The page has the heading. */
export function StepFrame(props: StepFrameProps) {
  const { page, isInner, isEdited, busy, failure, takesFocus, onCancel, ...checked } = props
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) (heading.current ?? form.current)?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- when the page arrives
  }, [])
  const fieldErrors = page.fieldErrors ?? checked.fieldErrors
  useErrorInPageTitle(fieldErrors.length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) page.onNext()
  }
  return (
    <form
      noValidate
      ref={form}
      tabIndex={-1}
      aria-label={page.title ?? t('slot.form')}
      onSubmit={submit}
      {...(isEdited && { [editedMark]: '' })}
    >
      <Stack gap="loose">
        {isInner && page.onBack && (
          <div>
            <Button kind="quiet" icon="back" onClick={page.onBack}>
              {t('frame.back')}
            </Button>
          </div>
        )}
        {isInner && (
          <h2 ref={heading} tabIndex={-1}>
            {page.title}
          </h2>
        )}
        <ErrorSummary
          title={t('frame.problems')}
          fieldErrors={fieldErrors}
          attempt={page.attempt ?? checked.attempt}
        />
        {failure !== null && !isInner && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
        {page.children}
        <ActionBar>
          {(isInner && page.aside) || (
            <Button kind="quiet" onClick={onCancel}>
              {t('slot.cancel')}
            </Button>
          )}
          <Button kind="primary" type="submit" busy={busy}>
            {isInner ? page.nextLabel : t('slot.save')}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  )
}
