import { classNames } from './class-names.ts'
import styles from './progress.module.css'

export interface ProgressProps {
  value: number
  of: number
  /** Visible text and accessible value: "Step 2 of 6". */
  text: string
  /** The text is for screen readers only. */
  hideText?: boolean
  className?: string
}

/** A progress bar. */
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
        {/* a server-rendered page has no inline styles, so that the share is an attribute */}
        <svg className={styles.bar} aria-hidden="true">
          <rect className={styles.fill} width={`${share * 100}%`} height="100%" />
        </svg>
      </div>
    </div>
  )
}
