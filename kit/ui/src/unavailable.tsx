import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './unavailable.module.css'

export interface UnavailableProps {
  title: string
  text?: ReactNode
  retryLabel: string
  onRetry: () => void
  /** A retry is in flight. */
  busy?: boolean
  icon?: IconName
  level?: 1 | 2 | 3
  className?: string
}

/** The error of one part of the page, with Retry. */
export function Unavailable(props: UnavailableProps) {
  const { title, text, retryLabel, onRetry, busy, icon = 'unavailable', level = 2, className } = props
  const Heading = `h${level}` as const
  return (
    <section role="alert" className={classNames(styles.unavailable, className)}>
      <Icon name={icon} size="large" className={styles.icon} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        <Button className={styles.retry} icon="retry" size="small" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </section>
  )
}
