import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import styles from './input.module.css'

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  /** Width for the expected length; default: all. */
  width?: 'short' | 'medium'
  ref?: Ref<HTMLInputElement>
}

/** A text input. */
export function TextField({
  label,
  mark,
  hint,
  error,
  hideLabel,
  id,
  width,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ id, label, mark, hint, error, hideLabel, className }}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(styles.input, width && styles[width])}
        />
      )}
    </Field>
  )
}
