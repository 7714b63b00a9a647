import type { ReactNode } from 'react'
import styles from './poster.module.css'
import { QrCode } from './qr-code.tsx'

interface PosterProps {
  /** what to do with the code */
  readonly scan: string
  readonly code: { readonly value: string; readonly label: string }
  /** the keyword and the number, where there are both */
  readonly text: string | false
  /** path of the site for whoever types */
  readonly path: string
}

/** What a poster says big, for whoever passes by; the frame of the site around it is not printed. */
export function Poster({ scan, code, text, path }: PosterProps) {
  return (
    <>
      <p className={styles.call}>{scan}</p>
      <div className={styles.code}>
        <QrCode {...code} />
      </div>
      {text !== false && <p className={styles.call}>{text}</p>}
      <p className={styles.address}>
        {location.host}
        {path}
      </p>
    </>
  )
}

/** On the page of a poster, and not on paper. */
export const NotPrinted = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.screen}>{children}</div>
)
