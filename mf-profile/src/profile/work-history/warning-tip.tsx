import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '@lunchpail/kit-ui/icon'
import styles from './warning-tip.module.css'

/** A warning icon with a tooltip on hover, focus and tap. Escape closes it. */
export function WarningTip({ text }: { readonly text: string }) {
  const [shown, setShown] = useState(false)
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setShown(false)
  }
  return (
    <span
      className={styles.place}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
    >
      <button
        type="button"
        className={styles.sign}
        aria-label={text}
        onClick={() => setShown(true)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={escape}
      >
        <Icon name="warning" />
      </button>
      <span role="tooltip" aria-hidden="true" className={styles.tip} hidden={!shown}>
        {text}
      </span>
    </span>
  )
}
