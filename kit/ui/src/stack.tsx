import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

export interface StackProps {
  /** `tight` within one thing, `regular` between fields, `loose` between parts of a page. */
  gap?: 'tight' | 'regular' | 'loose'
  /** Side by side, wrapping. */
  row?: boolean
  children: ReactNode
  className?: string
}

/** Things one under the other, at the distance that says how much they belong together. */
export function Stack({ gap = 'regular', row, children, className }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap], row && styles.row, className)}>{children}</div>
}
