import { useState, useEffect, useRef } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { useLocation, useNavigate, useBeforeUnload } from '@lunchpail/kit-web/router'
import type { SentAnswer } from '../api.ts'
import { walkOf } from '../draft/draft.ts'
import { ApplicantIntro } from './intro.tsx'
import { NothingToApplyTo } from './nothing-to-apply-to.tsx'
import { StepPage } from './step-page.tsx'
import { ReviewStage } from './review/review-stage.tsx'
import { Sent } from './review/sent.tsx'
import { useFirstJob } from './use-first-job.ts'
import { Away } from './frame/away.tsx'
import { useStep, useStepState } from './frame/use-step.ts'
import type { WizardPageProps } from './frame/wizard-frame.tsx'
import { useWaitingPositions } from './use-positions.ts'
import type { DraftStore } from '../draft/draft-store.ts'

/** While the pages are mounted: saves the draft, retries when online again, warns on unload with unsaved edits. */
function useDraftSaving(store: DraftStore): void {
  useEffect(() => {
    // The chosen positions are saved at once, so that the draft can be continued on any device.
    if (store.isUnsaved()) store.push('contact')
    const stop = store.listen()
    return () => {
      stop()
      void store.flush()
    }
  }, [store])
  useBeforeUnload((event) => {
    if (store.isUnsaved()) event.preventDefault()
  })
}

interface WizardProps extends Omit<WizardPageProps, 'go' | 'unknown'> {
  /** nothing was saved yet, and the intro was not shown */
  readonly isNew: boolean
}

/** Shows the step of the address, the confirmation after the submit, or why there is nothing to apply to. */
export function Wizard({ store, account, query, isNew }: WizardProps) {
  const draft = store.use()
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [sent, setSent] = useState<SentAnswer>()
  const editedRef = useRef<StepName>(undefined)
  // `sn=0` skips the intro; `sn=2` comes from a reminder.
  const [wantsIntro, setWantsIntro] = useState(
    hash === '' && (query.intro === 2 || (query.intro === null && query.step === null && isNew)),
  )
  const isIntro = wantsIntro && hash === ''
  const isNone = draft.saveState === 'sent-elsewhere' || draft.positions.length + draft.waiting.length === 0
  const [step, go] = useStep(draft, {
    preset: query.resumeReload ? 'history' : query.step,
    search: searchOf(query),
    isOn: sent === undefined && !isIntro && !isNone,
  })
  const { at = '' } = useStepState()
  const unknown = useWaitingPositions(store)
  useDraftSaving(store)
  useFirstJob(store, { wanted: query.opensFirstJob && !isIntro, step, go })

  const finish = (answer: SentAnswer) => {
    setSent(answer)
    // After a reload these ids lead to the applications: the draft is gone.
    const ids = answer.applications.map((one) => one.position_id).join(',')
    void navigate({ pathname, search: `?p=${ids}`, hash: '' }, { replace: true })
  }

  if (sent) return <Sent sent={sent} asksMove={isFar(store.get().application, sent)} />
  const page = { store, account, query, go, unknown }
  const review = (
    <>
      <Away store={store} step="review" />
      <ReviewStage {...page} editedRef={editedRef} onSent={finish} />
    </>
  )
  if (step === 'review' && at !== '') return review
  if (isNone) return <NothingToApplyTo draft={draft} />
  if (isIntro) {
    const start = () => {
      setWantsIntro(false)
      go(query.step ?? walkOf(draft).next)
    }
    return <ApplicantIntro store={store} query={query} onStart={start} />
  }
  if (step === 'review') return review
  return (
    <>
      <Away store={store} step={step} />
      <StepPage key={`${step} ${at}`} {...page} step={step} />
    </>
  )
}

/** The person takes the way to a job of these that is out of reach of where they live now. */
const isFar = ({ mismatch_ack = {} }: Application, { applications }: SentAnswer): boolean =>
  applications.some(({ position_id: id }) => mismatch_ack[id]?.includes('location'))

/** The query that a reload still needs; the rest is in the draft. */
const searchOf = ({ suggested }: StartQuery): string =>
  suggested.length > 0 ? `?sp=${suggested.join(',')}` : ''
