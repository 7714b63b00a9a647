import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  /** The primary button last: on a phone it takes the rest of the width. */
  children: ReactNode
  className?: string
}

/**
 * What a person can do with this page: at the thumb on a phone, under the content past it.
 * The frame around the page says by `--tabs-height` what is at the thumb already.
 */
export function ActionBar({ children, className }: ActionBarProps) {
  return (
    <div data-action-bar className={classNames(styles.bar, className)}>
      {children}
    </div>
  )
}
