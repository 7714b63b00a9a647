import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldErrorText, LabelText } from './field.tsx'
import field from './field.module.css'
import styles from './fieldset.module.css'

/** Props that every group of choices takes. */
export interface FieldsetTexts {
  /** The question. */
  legend: ReactNode
  mark?: string
  hint?: ReactNode
  error?: string | undefined
  /** The legend is for screen readers only, where the page's heading asks the question. */
  hideLegend?: boolean
}

export interface FieldsetProps extends FieldsetTexts {
  id?: string | undefined
  className?: string | undefined
  role?: 'radiogroup' | undefined
  /** Gets the prefix of its inputs' ids. */
  children: (id: string) => ReactNode
}

/** Several inputs for one question. */
export function Fieldset(props: FieldsetProps) {
  const { id, legend, mark, hint, error, hideLegend, className, role, children } = props
  const ownId = useId()
  const group = id ?? ownId
  const describers = classNames(hint !== undefined && `${group}-hint`, error && `${group}-error`)
  return (
    <fieldset
      id={group}
      role={role}
      aria-describedby={describers || undefined}
      aria-invalid={(role && error && true) || undefined}
      className={classNames(field.field, error && field.wrong, styles.group, className)}
    >
      <legend className={styles.legend}>
        <LabelText mark={mark} hidden={hideLegend}>
          {legend}
        </LabelText>
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
