import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text that is read aloud and not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
