import { screen } from '@testing-library/react'
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
  return (
    <>
      <p data-testid="given">{JSON.stringify({ step, value })}</p>
      {failure && <p role="alert">{failure}</p>}
      <textarea aria-label="Typed" defaultValue="" />
      <button disabled={busy} onClick={() => onDone({ value: typedValue(step) })}>
        Save
      </button>
      <button onClick={() => onDone({ value: null })}>Back</button>
    </>
  )
}
const typedValue = (step: string) =>
  step === 'history'
    ? { jobs: [{ ...job, title: 'Crane Operator' }], gaps: [], schools: [] }
    : { self_promo: screen.getByLabelText<HTMLTextAreaElement>('Typed').value }
