import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

export interface StackProps {
  /** `tight` within a component, `regular` between fields, `loose` between sections. */
  gap?: 'tight' | 'regular' | 'loose'
  /** Side by side, wrapping. */
  row?: boolean
  children: ReactNode
  className?: string
}

/** A flex column, or a row, with one gap. */
export function Stack({ gap = 'regular', row, children, className }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap], row && styles.row, className)}>{children}</div>
}
