import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './notice.module.css'

const icons = { info: 'info', good: 'success', warn: 'warning', bad: 'error' } as const satisfies Record<
  string,
  IconName
>

export interface NoticeProps {
  tone?: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  /** For a notice that appears later: announced at once (`alert`) or politely (`status`). */
  role?: 'alert' | 'status'
  className?: string
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
  return (
    <div role={role} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
