import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldErrorText } from './field-error-text.tsx'
import { LabelWords } from './field-label.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import field from './field.module.css'
import styles from './fieldset.module.css'

/** What every group of choices takes. */
export interface FieldsetTexts {
  /** The question. */
  legend: ReactNode
  mark?: string
  hint?: ReactNode
  error?: string | undefined
  /** The question is read aloud only; where the page's heading asks it already. */
  hideLegend?: boolean
}

export interface FieldsetProps extends FieldsetTexts {
  id?: string | undefined
  className?: string | undefined
  role?: 'radiogroup' | undefined
  /** Gets the id that each of its inputs starts with. */
  children: (id: string) => ReactNode
}

/** Several inputs that answer one question. */
export function Fieldset(props: FieldsetProps) {
  const { id, legend, mark, hint, error, hideLegend, className, role, children } = props
  const ownId = useId()
  const group = id ?? ownId
  const describers = classNames(hint !== undefined && `${group}-hint`, error && `${group}-error`)
  const question = <LabelWords mark={mark}>{legend}</LabelWords>
  return (
    <fieldset
      id={group}
      role={role}
      aria-describedby={describers || undefined}
      aria-invalid={(role && error && true) || undefined}
      className={classNames(field.field, error && field.wrong, styles.group, className)}
    >
      <legend className={styles.legend}>
        {hideLegend ? <VisuallyHidden>{question}</VisuallyHidden> : question}
      </legend>
      {hint !== undefined && (
        <p id={`${group}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <FieldErrorText id={`${group}-error`} text={error} />
      {children(group)}
    </fieldset>
  )
}
