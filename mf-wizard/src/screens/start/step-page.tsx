import { useState } from 'react'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { after, before } from '@lunchpail/contracts/wizard/walk'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { walkOf } from '../../draft/draft.ts'
import { sentences } from '../../sentences.ts'
import { faultsOf } from '../../steps/faults.ts'
import { askingSteps } from '../../steps/steps.ts'
import { useGone } from './use-step.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { WizardPageProps } from './wizard.tsx'

export interface StepPageProps extends WizardPageProps {
  readonly step: Exclude<StepName, 'review'>
}

/** A step that asks. Going on needs its answers; what is typed is kept either way. */
export const StepPage = (props: StepPageProps) => {
  const { keeper, account, step, go } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const draft = keeper.use()
  const { fromReview = false } = useGone()
  const [attempt, setAttempt] = useState(0)
  const { Fields, settle } = askingSteps[step]
  const walked = walkOf(draft)
  const faults = attempt > 0 ? faultsOf(step, draft, t, sayRule) : []
  const back = before(step, walked)

  const next = () => {
    const settled = settle?.(keeper.get().application) ?? {}
    if (Object.keys(settled).length > 0) keeper.edit(settled)
    if (faultsOf(step, keeper.get(), t, sayRule).length > 0) return setAttempt(attempt + 1)
    keeper.push(step)
    const found = walkOf(keeper.get())
    go(fromReview ? found.next : after(step, found))
  }
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.sentence
  return (
    <WizardFrame
      {...props}
      title={t(`${step}.title`)}
      lead={leadOf()}
      faults={faults}
      attempt={attempt}
      onBack={fromReview ? () => go('review') : back ? () => go(back) : undefined}
      onNext={next}
      nextLabel={fromReview ? t('frame.return') : t('frame.next')}
    >
      <Fields
        {...{ draft, keeper, account, errorOf }}
        openJob={(job, isNewJob) => go('history', { job, isNewJob, fromReview })}
      />
    </WizardFrame>
  )

  function leadOf(): string {
    if (step === 'questions') return t('questions.lead', { n: questionsOf(draft.positions).length })
    // Whoever begins is told how long it takes: on the contact step, or on the next where that had nothing to ask.
    const begins = step === 'contact' || (step === 'info' && account.phone !== null)
    const first =
      begins &&
      walked.steps.every(({ name, state }) => name === 'contact' || name === step || state !== 'done')
    return first
      ? `${t(`${step}.lead`)} ${t('intro.minutes', { minutes: wizardLimits.minutes })}`
      : t(`${step}.lead`)
  }
}
