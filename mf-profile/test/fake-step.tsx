import { screen } from '@testing-library/react'
import { useState } from 'react'
import { editedMark, stepSlot } from '@lunchpail/contracts/wizard/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { filling } from '@lunchpail/kit-web/testing/fill-slots'
import { job } from './profile.ts'

/** In place of the wizard's step: shows what it was given, and is done with what was typed. */
function FakeStep({ step, value, keywords, busy, failure, onDone }: SlotComponentProps<typeof stepSlot>) {
  const [isEdited, setEdited] = useState(false)
  return (
    <form {...(isEdited && { [editedMark]: '' })} onSubmit={(event) => event.preventDefault()}>
      <p data-testid="given">{JSON.stringify({ step, value, keywords })}</p>
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

export const fakeStep = filling(stepSlot, FakeStep)
