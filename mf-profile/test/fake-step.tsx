import { screen } from '@testing-library/react'
import { useState } from 'react'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { job } from './profile.ts'

interface StepProps {
  readonly step: string
  readonly value: object
  readonly busy: boolean
  readonly failure: string | null
  readonly onDone: (outcome: object) => void
}

/** Stands for the wizard's step: shows what it was given, and is done with what was typed. */
export function FakeStep({ step, value, busy, failure, onDone }: StepProps) {
  const [isEdited, setEdited] = useState(false)
  return (
    <form {...(isEdited && { [editedMark]: '' })} onSubmit={(event) => event.preventDefault()}>
      <p data-testid="given">{JSON.stringify({ step, value })}</p>
      {failure && <p role="alert">{failure}</p>}
      <textarea aria-label="Typed" defaultValue="" onChange={() => setEdited(true)} />
      <button type="button" disabled={busy} onClick={() => onDone({ value: typedValue(step) })}>
        Save
      </button>
      <button type="button" onClick={() => onDone({ value: null })}>
        Back
      </button>
    </form>
  )
}
const typedValue = (step: string) =>
  step === 'history'
    ? { jobs: [{ ...job, title: 'Crane Operator' }], gaps: [], schools: [] }
    : { self_promo: screen.getByLabelText<HTMLTextAreaElement>('Typed').value }
