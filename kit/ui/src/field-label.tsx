import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './field-label.module.css'

interface LabelWordsProps {
  mark?: string | undefined
  children: ReactNode
}

/** The words of a label and its small mark. */
export function LabelWords({ mark, children }: LabelWordsProps) {
  return (
    <>
      {children}
      {mark && <span className={styles.mark}> {mark}</span>}
    </>
  )
}

export interface FieldLabelProps extends LabelWordsProps {
  htmlFor: string
  hidden?: boolean | undefined
}

/** Names one input. */
export function FieldLabel({ htmlFor, mark, hidden, children }: FieldLabelProps) {
  const words = <LabelWords mark={mark}>{children}</LabelWords>
  return (
    <label htmlFor={htmlFor} className={classNames(styles.label)}>
      {hidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </label>
  )
}
