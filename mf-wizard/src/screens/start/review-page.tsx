import { useState } from 'react'
import { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import { before } from '@lunchpail/contracts/wizard/walk'
import type { Fault } from '@lunchpail/kit-ui/error-summary'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import type { SentAnswer } from '../../api.ts'
import { walkOf } from '../../draft/draft.ts'
import { ReviewJobs } from '../../review/review-jobs.tsx'
import { ReviewSections } from '../../review/review-sections.tsx'
import { sentences } from '../../sentences.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { WizardPageProps } from './wizard.tsx'

export interface ReviewPageProps extends WizardPageProps {
  readonly onSent: (sent: SentAnswer) => void
}

/** Everything that will be sent, each part with its way back, and Submit. 1 §2.18. */
export const ReviewPage = (props: ReviewPageProps) => {
  const { keeper, account, go, onSent } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const draft = keeper.use()
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<ApiError>()
  // Asked at the beginning: the place stays where it is once the password is set.
  const [asksPassword] = useState(!account.has_password)
  const walked = walkOf(draft)
  const back = before('review', walked)

  const submit = async () => {
    if (!walked.canSubmit) {
      setRefused(undefined)
      return setAttempt(attempt + 1)
    }
    setBusy(true)
    try {
      onSent(await keeper.submit())
    } catch (error) {
      setRefused(
        error instanceof ApiError ? error : new ApiError({ code: 'unknown', message: '', status: 0 }),
      )
      setAttempt((count) => count + 1)
      setBusy(false)
    }
  }
  return (
    <WizardFrame
      {...props}
      step="review"
      title={t('review.title')}
      lead={t('review.lead')}
      faults={attempt > 0 ? faults() : []}
      attempt={attempt}
      onBack={back ? () => go(back) : undefined}
      onNext={() => void submit()}
      nextLabel={t('review.submit')}
      busy={busy}
    >
      <Stack gap="loose">
        <ReviewJobs keeper={keeper} />
        <ReviewSections draft={draft} walked={walked} onEdit={(step) => go(step, { fromReview: true })} />
        {asksPassword && <Slot slot={setPasswordSlot} props={{}} onDone={() => void refreshSession()} />}
      </Stack>
    </WizardFrame>
  )

  /** The parts that still lack something, and why the application was refused. */
  function faults(): Fault[] {
    const open = walked.steps.filter(({ problems }) => Object.keys(problems).length > 0)
    const lacking = open.map(({ name, problems }) =>
      name === 'review'
        ? { message: sayRule(problems['positions'] ?? 'field.required') }
        : { field: `edit-${name}`, message: `${t(`review.${name}`)}: ${t('review.missing')}` },
    )
    // What did not arrive is told by the notice of a failed save.
    return refused?.status === 409 ? [{ message: refused.message }, ...lacking] : lacking
  }
}
