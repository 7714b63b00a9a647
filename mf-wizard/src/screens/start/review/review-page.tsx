import { useState } from 'react'
import { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import { before, blockingSteps } from '@lunchpail/contracts/wizard/walk'
import type { ErrorSummaryItem } from '@lunchpail/kit-ui/error-summary'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { walkOf } from '../../../draft/draft.ts'
import { WizardFrame, type WizardPageProps } from '../frame/wizard-frame.tsx'
import { sentences } from '../../../sentences.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ReviewJobs } from './review-jobs.tsx'
import type { ReviewedStep } from './review-section.tsx'
import { ReviewSections } from './review-sections.tsx'

interface ReviewPageProps extends WizardPageProps {
  /** the error of the last submit */
  readonly refused: ApiError | undefined
  readonly onSubmit: () => void
}

/** Everything that will be sent, each section with an edit button, and Submit. 1 §2.18. */
export function ReviewPage(props: ReviewPageProps) {
  const { store, account, go, refused, onSubmit } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const draft = store.use()
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [isAccountOpen, setAccountOpen] = useState(false)
  const walked = walkOf(draft)
  const back = before('review', walked)

  const submit = () => {
    if (!walked.canSubmit) return setAttempt(attempt + 1)
    if (!account.has_password) return setAccountOpen(true)
    onSubmit()
  }
  return (
    <WizardFrame
      {...props}
      step="review"
      title={t('review.title')}
      lead={t('review.lead')}
      fieldErrors={attempt > 0 ? fieldErrors() : []}
      attempt={attempt}
      onBack={back ? () => go(back) : undefined}
      onNext={submit}
      nextLabel={t('review.submit')}
      isBare
    >
      <ReviewJobs store={store} />
      <ReviewSections draft={draft} walked={walked} onEdit={(step) => go(step, { fromReview: true })} />
      {!account.has_password && !isAccountOpen && (
        <Stack gap="tight">
          <h2>{t('account.password')}</h2>
          <p>{t('account.text')}</p>
          <Slot slot={setPasswordSlot} props={{}} onDone={() => void refreshSession()} />
        </Stack>
      )}
      <AccountDialog open={isAccountOpen} onClose={() => setAccountOpen(false)} onFinish={onSubmit} />
    </WizardFrame>
  )

  /** Sections with something missing, and the error of the last submit. */
  function fieldErrors(): ErrorSummaryItem[] {
    const lacking = blockingSteps(walked.steps).map(({ name, problems }) =>
      name === 'review'
        ? { message: sayRule(problems['positions'] ?? 'field.required') }
        : {
            field: `edit-${name}`,
            message: `${t(`review.${name as ReviewedStep}`)}: ${t('review.missing')}`,
          },
    )
    // A failed save has its own notice.
    return refused?.status === 409 ? [{ message: refused.message }, ...lacking] : lacking
  }
}
