import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './badge.module.css'

export interface BadgeProps {
  /** `good` you're in, `warn` and `bad` need attention, `accent` is new or under way. */
  tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad'
  icon?: IconName
  children: ReactNode
}

/** A state in a word or two; the colour repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
