import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  icon: IconName
  title: string
  text?: ReactNode
  /** Actions. */
  children?: ReactNode
  /** The level of its heading in the page. */
  level?: 1 | 2 | 3
  /** Ref of the heading, to move the focus there. */
  titleRef?: Ref<HTMLHeadingElement>
  className?: string
}

/** An empty list: why it is empty, and what to do. */
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
