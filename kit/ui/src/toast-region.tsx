import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './toast-region.module.css'

/** A short message about an action's result. */
export interface ToastItem {
  id: string | number
  text: string
  icon?: IconName
  /** `bad`: something did not work */
  tone?: 'good' | 'bad'
}

export interface ToastRegionProps {
  /** Accessible name of the region. */
  label: string
  toasts: readonly ToastItem[]
  /** With both of these a message can be dismissed. */
  dismissLabel?: string
  onDismiss?: (id: ToastItem['id']) => void
}

/** The live region of toasts. It must be in the page before the first message. */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss }: ToastRegionProps) {
  return (
    <section aria-label={label} className={styles.region}>
      <div role="status" aria-live="polite" aria-relevant="additions" className={styles.list}>
        {toasts.map(({ id, text, tone = 'good', icon = tone === 'bad' ? 'error' : 'success' }) => (
          <div key={id} className={classNames(styles.toast, tone === 'bad' && styles.bad)}>
            <Icon name={icon} />
            <span className={styles.text}>{text}</span>
            {onDismiss && dismissLabel && (
              <button
                type="button"
                className={styles.dismiss}
                aria-label={dismissLabel}
                onClick={() => onDismiss(id)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
