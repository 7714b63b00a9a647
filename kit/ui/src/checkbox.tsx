import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { classNames } from './class-names.ts'
import { FieldErrorText } from './field.tsx'
import field from './field.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with label, hint and error. */
export function Checkbox({ id, label, hint, error, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const control = id ?? ownId
  const errorId = `${control}-error`
  return (
    <div className={classNames(field.field, error && field.wrong, className)}>
      <FieldErrorText id={errorId} text={error} />
      <ChoiceRow
        {...input}
        type="checkbox"
        id={control}
        label={label}
        hint={hint}
        framed={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      />
    </div>
  )
}
