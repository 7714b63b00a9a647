import { useState } from 'react'
import { classNames } from './class-names.ts'
import { markColour, monogram } from './monogram.ts'
import styles from './logo-mark.module.css'

export interface LogoMarkProps {
  /** Whose mark it is. The name itself stands beside it in the page, so the mark stays silent. */
  name: string
  /** The address of a logo; without one, or when it does not load, a monogram. */
  src?: string | null
  size?: 'small' | 'regular' | 'large'
}

/** A company's logo, or its letters on a colour of its own. */
export function LogoMark({ name, src, size = 'regular' }: LogoMarkProps) {
  const [failed, setFailed] = useState<string>()
  const look = classNames(styles.mark, styles[size])
  if (src && failed !== src)
    return (
      <span aria-hidden="true" className={classNames(look, styles.framed)}>
        <img src={src} alt="" loading="lazy" className={styles.logo} onError={() => setFailed(src)} />
      </span>
    )
  return (
    <span aria-hidden="true" className={classNames(look, styles[`colour${markColour(name)}`])}>
      {monogram(name)}
    </span>
  )
}
