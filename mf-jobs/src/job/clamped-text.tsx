import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../sentences.ts'
import styles from './clamped-text.module.css'

/** Of a phone and of a wide page. */
const charactersPerLine = { phone: 42, wide: 85 }
/** 200 px of them. */
const maxLines = 8

const lines = (text: string, characters: number): number =>
  text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / characters)), 0)

interface ClampedTextProps {
  /** by which it is known how long it is, before it is laid out */
  readonly text: string
  readonly children: ReactNode
}

/** A text, cut where it is long, with a way to see the rest. Without scripts it is whole. */
export function ClampedText({ text, children }: ClampedTextProps) {
  const t = sentences.use()
  const id = useId()
  const [whole, setWhole] = useState(false)
  if (lines(text, charactersPerLine.phone) <= maxLines) return <div>{children}</div>
  const wide = lines(text, charactersPerLine.wide) > maxLines ? styles.everywhere : ''
  return (
    <>
      <div id={id} className={whole ? undefined : `${styles.cut} ${wide}`}>
        {children}
      </div>
      <Button
        kind="quiet"
        size="small"
        className={`${styles.toggle} ${wide}`}
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {t(whole ? 'job.less' : 'job.more')}
      </Button>
    </>
  )
}
