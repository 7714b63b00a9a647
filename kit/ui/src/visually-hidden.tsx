import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text that is read aloud and not drawn. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
)
