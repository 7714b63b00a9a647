import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldErrorText } from './field-error-text.tsx'
import { FieldLabel } from './field-label.tsx'
import styles from './field.module.css'

/** What every field takes, whatever it holds. */
export interface FieldTexts {
  label: ReactNode
  /** Small words after the label: "optional". */
  mark?: string
  /** Why it is asked, or how to write it. */
  hint?: ReactNode
  /** What is wrong with it: shown at the field, and read with it. */
  error?: string | undefined
  /** The label is read aloud only; for a field whose purpose is plain to see. */
  hideLabel?: boolean
}

/** What the input itself must carry, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  /** Further ids that describe the input. */
  describedBy?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label, a hint, an error and one input as one thing. */
export function Field({
  id,
  label,
  mark,
  hint,
  error,
  hideLabel,
  describedBy,
  className,
  children,
}: FieldProps) {
  const ownId = useId()
  const control = id ?? ownId
  const hintId = `${control}-hint`
  const errorId = `${control}-error`
  const describers = classNames(hint !== undefined && hintId, error && errorId, describedBy)
  return (
    <div className={classNames(styles.field, error && styles.wrong, className)}>
      <FieldLabel htmlFor={control} mark={mark} hidden={hideLabel}>
        {label}
      </FieldLabel>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldErrorText id={errorId} text={error} />
      {children({
        id: control,
        'aria-describedby': describers || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}
