import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './choice-row.module.css'

export interface ChoiceRowProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'children' | 'className'
> {
  type: 'checkbox' | 'radio'
  id: string
  label: ReactNode
  hint?: ReactNode
  /** With a frame of its own, as one of several; without, as a lone checkbox. */
  framed?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** One radio button or checkbox in a row that can be tapped anywhere. */
export function ChoiceRow({ type, id, label, hint, framed = true, ...input }: ChoiceRowProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const describers = classNames(input['aria-describedby'], hintId) || undefined
  return (
    <div className={classNames(styles.row, framed && styles.framed)}>
      <input
        {...input}
        id={id}
        type={type}
        aria-describedby={describers}
        className={classNames(styles.input, styles[type])}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
