import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './field.module.css'

/** Props that every field takes. */
export interface FieldTexts {
  label: ReactNode
  /** Small words after the label: "optional". */
  mark?: string
  /** Why it is asked, or its format. */
  hint?: ReactNode
  /** The error, shown above the input and announced with it. */
  error?: string | undefined
  /** The label is for screen readers only. */
  hideLabel?: boolean
}

/** Attributes that tie the input to its label, hint and error. */
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

interface LabelTextProps {
  mark?: string | undefined
  hidden?: boolean | undefined
  children: ReactNode
}

/** The text of a label or legend with its small mark; hidden, for screen readers alone. */
export function LabelText({ mark, hidden, children }: LabelTextProps) {
  const text = (
    <>
      {children}
      {mark && <span className={styles.mark}> {mark}</span>}
    </>
  )
  return hidden ? <VisuallyHidden>{text}</VisuallyHidden> : text
}

/** The error of a field or group, by `aria-describedby` of its input. */
export function FieldErrorText({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.error}>
      <Icon name="error" />
      <span>{text}</span>
    </p>
  ) : null
}

/** A label, a hint, an error and one input. */
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
      <label htmlFor={control} className={styles.label}>
        <LabelText mark={mark} hidden={hideLabel}>
          {label}
        </LabelText>
      </label>
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
