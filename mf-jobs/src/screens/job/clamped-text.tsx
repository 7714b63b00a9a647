import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../../sentences.ts'
import styles from './clamped-text.module.css'

/** Long text is cut at 200 px; where only a line or two would be hidden, it is left whole. */
const limit = 200
const notWorthIt = 80

/** A long text, cut with a way to see the rest. */
export function ClampedText({ children }: { readonly children: ReactNode }) {
  const say = sentences.use()
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [long, setLong] = useState(false)
  const [whole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (!element) return
    const measure = () => setLong(element.scrollHeight > limit + notWorthIt)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const cut = long && !whole
  return (
    <>
      <div id={id} ref={text} className={cut ? styles.cut : undefined}>
        {children}
      </div>
      {long && (
        <Button
          kind="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {say(whole ? 'job.less' : 'job.more')}
        </Button>
      )}
    </>
  )
}
