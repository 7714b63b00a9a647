import { useState } from 'react'
import { setPasswordSlot } from '@lunchpail/contracts/auth/slots'
import { autoApplySlot } from '@lunchpail/contracts/profile/slots'
import { homePage } from '@lunchpail/contracts/shell/pages'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isReminded } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { before, blockingSteps } from '@lunchpail/contracts/wizard/walk'
import { Button } from '@lunchpail/kit-ui/button'
import type { ErrorSummaryItem } from '@lunchpail/kit-ui/error-summary'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { useNavigate } from '@lunchpail/kit-web/router'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import { walkOf } from '../../draft/draft.ts'
import { saveAndStay } from '../frame/leave.tsx'
import { WizardFrame, type WizardPageProps } from '../frame/wizard-frame.tsx'
import { UploadResume } from '../../resume/upload-resume.tsx'
import { ownExit } from '../../own-exit.ts'
import { sentences } from '../../sentences.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ReviewJobs } from './review-jobs.tsx'
import type { ReviewedStep } from './review-section.tsx'
import { ReviewSections } from './review-sections.tsx'
import { useReturn, type Edited } from './use-return.ts'

interface ReviewPageProps extends WizardPageProps {
  readonly editedRef: Edited
  /** the error of the last submit */
  readonly refused: ApiError | undefined
  readonly onSubmit: () => void
}

/** Everything that will be sent, each section with an edit button, and Submit. */
export function ReviewPage(props: ReviewPageProps) {
  const { store, account, go, editedRef, refused, onSubmit } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const draft = store.use()
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [isAccountOpen, setAccountOpen] = useState(false)
  const [isExiting, setExiting] = useState(false)
  const [isSending, setSending] = useState(false)
  const navigate = useNavigate()
  useReturn(editedRef)
  const isConflict = refused?.status === 409
  const walked = walkOf(draft)
  const back = before('review', walked)

  const isWaiting = isReminded(draft.application)
  const [now] = useState(() => Date.now())
  const almost = Date.parse(draft.application.resume_reminder ?? '') > now ? 'almost.lead' : 'almost.lead-now'
  const exit = async () => {
    setExiting(true)
    const saved = await saveAndStay(store, 'review')
    setExiting(false)
    if (!saved) return
    toast(t('frame.saved'), { milliseconds: 4000 })
    void navigate(homePage.path, ownExit)
  }
  /** The history step shows how far it is read. */
  const uploaded = (part: Application) => {
    store.edit(part)
    store.push('history')
    go('history', { fromReview: true })
  }
  const edit = (step: StepName) => {
    editedRef.current = step
    go(step, { fromReview: true })
  }
  const submit = () => {
    if (!walked.canSubmit) return setAttempt(attempt + 1)
    if (!account.has_password) return setAccountOpen(true)
    onSubmit()
  }
  return (
    <WizardFrame
      {...props}
      step="review"
      title={t(isWaiting ? 'almost.title' : 'review.title')}
      lead={t(isWaiting ? almost : 'review.lead')}
      fieldErrors={attempt > 0 ? fieldErrors() : []}
      attempt={attempt}
      onBack={back ? () => go(back) : undefined}
      onNext={isWaiting ? () => void exit() : submit}
      onSubmitAgain={refused && !isConflict ? submit : undefined}
      nextLabel={t(isWaiting ? 'frame.exit' : 'review.submit')}
      busy={isExiting || isSending}
      {...(isWaiting && { aside: <></> })}
      isBare
    >
      {isWaiting && (
        <Stack gap="tight">
          <UploadResume
            jobs={0}
            kind="primary"
            label={t('resume.upload')}
            onSent={uploaded}
            onSending={setSending}
          />
          <p>{t('resume.hint')}</p>
          <div>
            <Button icon="add" onClick={() => go('history', { fromReview: true })}>
              {t('almost.history')}
            </Button>
          </div>
        </Stack>
      )}
      <ReviewJobs store={store} />
      <ReviewSections draft={draft} walked={walked} onEdit={edit} />
      <Slot slot={autoApplySlot} props={{ asks: false }} fallback={() => null} />
      <p>{t('review.compared')}</p>
      {!account.has_password && !isAccountOpen && (
        <Slot slot={setPasswordSlot} props={{}} onDone={() => void refreshSession()} />
      )}
      <AccountDialog open={isAccountOpen} onClose={() => setAccountOpen(false)} onFinish={onSubmit} />
    </WizardFrame>
  )

  /** Sections with something missing, and what the last submit was refused for. */
  function fieldErrors(): ErrorSummaryItem[] {
    const lacking = blockingSteps(walked.steps).map(({ name, problems }) =>
      name === 'review'
        ? { message: sayRule(problems['positions'] ?? problems['move_date'] ?? 'field.required') }
        : {
            field: `edit-${name}`,
            message: `${t(`review.${name as ReviewedStep}`)}: ${t('review.missing')}`,
          },
    )
    return isConflict ? [{ message: refused.message }, ...lacking] : lacking
  }
}
