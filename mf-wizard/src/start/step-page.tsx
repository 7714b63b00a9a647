import { useEffect, useRef, useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { withSeveralShifts } from '@lunchpail/contracts/wizard/rules/shift-preference'
import { stepNames, type StepName } from '@lunchpail/contracts/wizard/step-names'
import { after, before } from '@lunchpail/contracts/wizard/walk'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { walkOf, type Draft } from '../draft/draft.ts'
import { sentences } from '../sentences.ts'
import { stepErrorsOf } from '../steps/field-errors.ts'
import { askedOnce } from '../steps/questions/asked-once.ts'
import type { StepHost } from '../steps/step.ts'
import { stepComponents } from '../steps/steps.tsx'
import { contextOf } from './step-context.ts'
import { useStepState } from './frame/use-step.ts'
import { WizardFrame, type WizardPageProps } from './frame/wizard-frame.tsx'

interface StepPageProps extends WizardPageProps {
  readonly step: Exclude<StepName, 'review'>
}

/** Jobs were added, and what they ask is not known before they are saved. */
const isAnyUnknown = ({ application, positions, waiting }: Draft): boolean =>
  application.positions?.some((id) => !waiting.includes(id) && !positions.some((one) => one.id === id)) ??
  false

/** A step with its fields. Next validates; edits are kept either way. */
export function StepPage(props: StepPageProps) {
  const { store, account, step, go, query } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const draft = store.use()
  const { fromReview = false, at } = useStepState()
  const [attempt, setAttempt] = useState(0)
  const [isLeaving, setLeaving] = useState(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const walked = walkOf(draft)
  const context = contextOf(step, draft, { store, account, query })
  const Step = stepComponents[step]

  const fieldErrorsNow = () => {
    const now = store.get()
    return stepErrorsOf(
      {
        fieldErrors: walkOf(now).steps.find(({ name }) => name === step)!.problems,
        value: now.application,
        equalOpportunity: now.equalOpportunity.answers,
        context,
      },
      t,
      sayRule,
    )
  }
  const fieldErrors = attempt > 0 ? fieldErrorsNow() : []
  const back = before(step, walked)
  const leave = (settled: Application = {}, isSkipped = false) => {
    if (Object.keys(settled).length > 0) store.edit(settled)
    if (fieldErrorsNow().length > 0) return setAttempt(attempt + 1)
    store.push(step)
    if (!settled.positions || !isAnyUnknown(store.get())) return goOn(isSkipped)
    setLeaving(true)
    void store.flush().then(() => isShown.current && goOn(isSkipped))
  }
  const goOn = (isSkipped: boolean) => {
    const found = walkOf(store.get())
    const following = after(step, found)
    // An answer may have opened an earlier step, which comes first.
    const opened = stepNames.indexOf(found.next) < stepNames.indexOf(following)
    // What an application before this one answered is shown on the review.
    const passes = fromReview || opened || store.get().isReturning
    go(passes ? found.next : following, {}, isSkipped)
  }
  const host: StepHost = {
    at,
    show: (place) => go(step, { fromReview, at: place }),
    leave,
    save: () => store.push(step),
    saved: () => store.flush(),
    refresh: store.refresh,
    frame: (page) => (
      <WizardFrame
        {...props}
        title={t(`${step}.title`)}
        lead={page.title === undefined ? lead() : undefined}
        fieldErrors={fieldErrors}
        attempt={attempt}
        onBack={fromReview ? () => go('review') : back ? () => go(back) : undefined}
        nextLabel={fromReview ? t('frame.return') : t('frame.next')}
        busy={isLeaving}
        {...page}
      />
    ),
  }
  return (
    <Step
      value={draft.application}
      mode={fromReview ? 'review-edit' : 'wizard'}
      errorOf={(field) => fieldErrors.find((fieldError) => fieldError.field === field)?.sentence}
      onChange={store.edit}
      context={context}
      host={host}
    />
  )

  function lead(): string {
    if (step === 'shifts') return t('shifts.lead', { n: withSeveralShifts(draft.positions).length })
    if (step === 'questions')
      return t('questions.lead', { n: askedOnce(questionsOf(draft.positions)).length })
    // The first step says how long it takes: contact, or info where contact had nothing to ask.
    const begins = step === 'contact' || (step === 'info' && account.phone !== null)
    const first =
      begins &&
      walked.steps.every(({ name, state }) => name === 'contact' || name === step || state !== 'done')
    return first
      ? `${t(`${step}.lead`)} ${t('intro.minutes', { minutes: wizardLimits.durationMinutes })}`
      : t(`${step}.lead`)
  }
}
