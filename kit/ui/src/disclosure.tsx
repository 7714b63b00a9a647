import type { ReactNode, ToggleEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** Initially open. */
  open?: boolean
  onToggle?: (open: boolean) => void
  /** `framed` for a part of a page, `inline` for a remark beside a field. */
  kind?: 'framed' | 'inline'
  className?: string
}

/** Content that can be expanded, by `<details>`. */
export function Disclosure({
  summary,
  children,
  open,
  onToggle,
  kind = 'framed',
  className,
}: DisclosureProps) {
  return (
    <details
      open={open}
      className={classNames(styles.disclosure, styles[kind], className)}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
