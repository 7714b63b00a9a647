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
  /** With a frame, as one of a group; without, as a single checkbox. */
  framed?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** A radio button or checkbox whose whole row is clickable. */
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
