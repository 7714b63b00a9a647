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
  /** It appears after something the person did: it is read aloud at once (`alert`) or in its turn (`status`). */
  role?: 'alert' | 'status'
  className?: string
}

/** Something to know about the page, in its flow. */
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
