import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  icon: IconName
  title: string
  text?: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** The level of its heading in the page. */
  level?: 1 | 2 | 3
  /** The heading, for those who move the focus there. */
  titleRef?: Ref<HTMLHeadingElement>
  className?: string
}

/** Nothing is here, why, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, children, level = 2, titleRef, className } = props
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.empty, className)}>
      <span className={styles.icon}>
        <Icon name={icon} size="large" />
      </span>
      <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
