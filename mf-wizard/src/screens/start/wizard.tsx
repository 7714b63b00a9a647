import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import type { SentAnswer } from '../../api.ts'
import type { DraftKeeper } from '../../draft/draft-keeper.ts'
import { Confirmation } from './confirmation.tsx'
import { NothingToApplyTo } from './nothing-to-apply-to.tsx'
import type { Account } from './own-application.tsx'
import { JobPage } from './job-page.tsx'
import { ReviewPage } from './review-page.tsx'
import { StepPage } from './step-page.tsx'
import { useGone, useStep, type Go } from './use-step.ts'
import { useWaiting } from './use-waiting.ts'

export interface WizardProps {
  readonly keeper: DraftKeeper
  readonly account: Account
}

/** What every page of the wizard gets. */
export interface WizardPageProps extends WizardProps {
  readonly go: Go
  /** positions that nobody knows were left out */
  readonly unknown: boolean
}

/** Shows the step that the address names, the confirmation once it is sent, or why there is nothing to apply to. */
export const Wizard = ({ keeper, account }: WizardProps) => {
  const draft = keeper.use()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [sent, setSent] = useState<SentAnswer>()
  const [step, go] = useStep(draft, sent !== undefined)
  const gone = useGone()
  const unknown = useWaiting(keeper)
  useEffect(() => {
    // What was chosen is a draft from here on, wherever the person goes on with it.
    if (keeper.get().unsaved.size > 0) keeper.push('contact')
    return () => void keeper.flush()
  }, [keeper])

  const finish = (answer: SentAnswer) => {
    setSent(answer)
    // A reload finds the applications that were sent, not a draft that is gone.
    const ids = answer.applications.map((one) => one.position_id).join(',')
    void navigate({ pathname, search: `?p=${ids}`, hash: '' }, { replace: true })
  }

  if (sent) return <Confirmation sent={sent} />
  if (draft.sentElsewhere || draft.positions.length + draft.waiting.length === 0)
    return <NothingToApplyTo draft={draft} />
  const page = { keeper, account, go, unknown }
  if (step === 'review') return <ReviewPage {...page} onSent={finish} />
  if (
    step === 'history' &&
    gone.job !== undefined &&
    draft.application.jobs?.some((one) => one.reference_id === gone.job)
  )
    return <JobPage key={gone.job} {...page} referenceId={gone.job} isNew={gone.isNewJob ?? false} />
  return <StepPage key={step} {...page} step={step} />
}
