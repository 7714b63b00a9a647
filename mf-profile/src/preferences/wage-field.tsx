import type { KeyboardEvent } from 'react'
import { wagePreference } from '@lunchpail/contracts/profile/enumerations'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { typedWage } from './preferences-values.ts'
import { sentences } from './sentences.ts'

const { minimum, maximum, step } = wagePreference
const steps: Readonly<Record<string, number>> = { ArrowUp: step, ArrowDown: -step }

interface WageFieldProps {
  readonly value: string
  readonly onChange: (wage: string) => void
  readonly error?: string | undefined
}

/**
 * Whole dollars an hour. A text field with a numeric keyboard: a number field keeps letters that the page cannot
 * read, and changes under the mouse wheel.
 */
export function WageField({ value, onChange, error }: WageFieldProps) {
  const t = sentences.use()
  const arrow = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(typedWage(String(value === '' ? minimum : Number(value) + by)))
  }
  return (
    <TextField
      id="wage"
      label={t('wage.label')}
      hint={t('wage.hint', { minimum, maximum })}
      width="short"
      inputMode="numeric"
      autoComplete="off"
      error={error}
      value={value}
      onChange={({ target }) => onChange(typedWage(target.value))}
      onKeyDown={arrow}
    />
  )
}
