import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  value: number
  of: number
  /** What it says, seen and read: "Step 2 of 6". */
  text: string
  /** The words are read aloud only. */
  hideText?: boolean
  className?: string
}

/** How far a person has come. */
export function Progress({ value, of, text, hideText, className }: ProgressProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, value / of)) : 0
  return (
    <div className={classNames(styles.progress, className)}>
      {!hideText && (
        <p className={styles.text} aria-hidden="true">
          {text}
        </p>
      )}
      <div
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(value, of)}
        aria-valuetext={text}
        className={styles.track}
      >
        <div className={styles.fill} style={{ '--share': share } as CSSProperties} />
      </div>
    </div>
  )
}
