import type { CSSProperties } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { clampHeight } from '@lunchpail/contracts/constants'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../../sentences.ts'
import styles from './clamped.module.css'

/** Whether the text is higher than its clamp, measured again on resize. */
function useTooHigh(open: boolean) {
  const text = useRef<HTMLParagraphElement>(null)
  const [tooHigh, setTooHigh] = useState(false)
  useLayoutEffect(() => {
    const shown = text.current
    if (!shown || open) return
    const measure = () => setTooHigh(shown.scrollHeight > clampHeight.experience)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(shown)
    return () => watch.disconnect()
  }, [open])
  return { text, tooHigh }
}

/** A text is clamped to 84 pixels; print shows all of it. */
export function Clamped({ text: words }: { readonly text: string }) {
  const t = sentences.use()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { text, tooHigh } = useTooHigh(open)
  return (
    <div className={styles.place}>
      <p
        id={id}
        ref={text}
        className={open ? styles.open : styles.clamped}
        data-fading={tooHigh || undefined}
        style={{ '--clamp': `${clampHeight.experience}px` } as CSSProperties}
      >
        {words}
      </p>
      {tooHigh && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={styles.toggle}
        >
          {t(open ? 'job.less' : 'job.more')}
        </Button>
      )}
    </div>
  )
}
