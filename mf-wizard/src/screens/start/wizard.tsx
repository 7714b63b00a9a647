import { useState } from 'react'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import type { SentAnswer } from '../../api.ts'
import { walkOf } from '../../draft/draft.ts'
import type { DraftStore } from '../../draft/draft-store.ts'
import type { Account } from '../../steps/step.ts'
import { Introduction } from './introduction.tsx'
import { NothingToApplyTo } from './nothing-to-apply-to.tsx'
import { StepPage } from './step-page.tsx'
import { ReviewStage } from './review/review-stage.tsx'
import { Sent } from './review/sent.tsx'
import { useFirstJob } from './use-first-job.ts'
import { useKeeping } from './use-keeping.ts'
import { useStepState, useStep, type Go } from './frame/use-step.ts'
import { useWaiting } from './use-waiting.ts'

interface WizardProps {
  readonly store: DraftStore
  readonly account: Account
  readonly query: StartQuery
  /** nothing was saved yet, and nobody told how long it takes */
  readonly isNew: boolean
}

/** What every page of the wizard gets. */
export interface WizardPageProps extends Omit<WizardProps, 'isNew'> {
  readonly go: Go
  /** positions that nobody knows were left out */
  readonly unknown: boolean
}

/** Shows the step that the address names, what was sent once it is, or why there is nothing to apply to. */
export function Wizard({ store, account, query, isNew }: WizardProps) {
  const draft = store.use()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [sent, setSent] = useState<SentAnswer>()
  // `sn=0` skips the intro, `sn=2` tells who comes back how little is left.
  const [wantsIntro, setWantsIntro] = useState(
    hash === '' && query.step === null && (query.intro === 2 || (query.intro === null && isNew)),
  )
  const isIntro = wantsIntro && hash === ''
  const [step, go] = useStep(draft, {
    preset: query.resumeReload ? 'history' : query.step,
    search: keptOf(query),
    isOn: sent === undefined && !isIntro,
  })
  const { at = '' } = useStepState()
  const unknown = useWaiting(store)
  useKeeping(store)
  useFirstJob(store, { wanted: query.opensFirstJob && !isIntro, step, go })

  const finish = (answer: SentAnswer) => {
    setSent(answer)
    // A reload finds the applications that were sent, not a draft that is gone.
    const ids = answer.applications.map((one) => one.position_id).join(',')
    void navigate({ pathname, search: `?p=${ids}`, hash: '' }, { replace: true })
  }

  if (sent) return <Sent sent={sent} />
  const page = { store, account, query, go, unknown }
  if (step === 'review' && at !== '') return <ReviewStage {...page} onSent={finish} />
  if (draft.saveState === 'sent-elsewhere' || draft.positions.length + draft.waiting.length === 0)
    return <NothingToApplyTo draft={draft} />
  if (isIntro) {
    const start = () => {
      setWantsIntro(false)
      go(query.step ?? walkOf(draft).next)
    }
    return <Introduction store={store} query={query} onStart={start} />
  }
  if (step === 'review') return <ReviewStage {...page} onSent={finish} />
  return <StepPage key={`${step} ${at}`} {...page} step={step} />
}

/** What must outlast a reload before its step has come; all else is in the draft by now. */
const keptOf = ({ suggested }: StartQuery): string =>
  suggested.length > 0 ? `?sp=${suggested.join(',')}` : ''
