import { useState } from 'react'
import { typedYear } from '@lunchpail/contracts/wizard/rules/history/typed-year'
import { TextField, type TextFieldProps } from '@lunchpail/kit-ui/text-field'

interface YearFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error'> {
  readonly id: string
  /** 0 or undefined where there is none */
  readonly value: number | undefined
  readonly onChange: (year: number) => void
}

const shownOf = (year: number | undefined) => (year ? String(year) : '')

/** A year. What is typed stays while it is none, and becomes its year when the field is left. */
export function YearField({ value, onChange, ...field }: YearFieldProps) {
  const [typed, setTyped] = useState(shownOf(value))
  const isOwn = typedYear(typed) === (value ?? 0)
  return (
    <TextField
      {...field}
      inputMode="numeric"
      width="short"
      maxLength={40}
      value={isOwn ? typed : shownOf(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedYear(target.value))
      }}
      onBlur={() => setTyped(shownOf(typedYear(typed)) || typed)}
    />
  )
}
