import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { stepSlot } from '@lunchpail/contracts/wizard/slots'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useSession } from '@lunchpail/kit-web/session'
import { isSame } from '../draft/merge-edits.ts'
import { sentences } from '../sentences.ts'
import type { StepContext, StepHost } from '../steps/step.ts'
import { stepComponents } from '../steps/steps.tsx'
import { askedIn, profileErrors, valueToSave } from './profile-mode.ts'
import { StepFrame } from './step-frame.tsx'

/**
 * A step of the wizard for a section of the profile: the same fields, rules and inner pages, saved by the page
 * that mounts the slot. Edits stay in the slot while that saves, and when it fails.
 */
function StepSlot({ step, value, keywords, busy, failure, onDone }: SlotComponentProps<typeof stepSlot>) {
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const { account } = useSession()
  const [given] = useState<Application>(value)
  const [typed, setTyped] = useState<Application>(value)
  const [at, setAt] = useState<string>()
  const [isMoved, setMoved] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const Step = stepComponents[step]
  const context: StepContext = {
    positions: [],
    questions: [],
    keywords: askedIn(given, keywords),
    account,
    suggested: [],
    equalOpportunity: null,
  }
  const fieldErrorsIn = (now: Application) => profileErrors(step, { given, now, context }, t, sayRule)
  const fieldErrors = attempt > 0 ? fieldErrorsIn(typed) : []

  const leave = (settled: Application = {}) => {
    const now = { ...typed, ...settled }
    setTyped(now)
    if (fieldErrorsIn(now).length > 0) setAttempt(attempt + 1)
    else if (!busy) onDone({ value: valueToSave(step, { given, now }) })
  }
  const host: StepHost = {
    at,
    show: (place) => {
      setAt(place)
      setMoved(true)
    },
    leave,
    save: () => {},
    saved: async () => {},
    frame: (page) => (
      <StepFrame
        key={at ?? ''}
        {...{ page, fieldErrors, attempt, busy, failure }}
        isEdited={!isSame(given, typed)}
        isInner={at !== undefined}
        takesFocus={isMoved}
        onCancel={() => onDone({ value: null })}
      />
    ),
  }
  return (
    <Step
      key={at ?? ''}
      value={typed}
      mode="profile"
      errorOf={(field) => fieldErrors.find((fieldError) => fieldError.field === field)?.sentence}
      onChange={(part) => setTyped((now) => ({ ...now, ...part }))}
      context={context}
      host={host}
    />
  )
}

export default StepSlot
