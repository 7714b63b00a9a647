import { useEffect, useRef } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { sentences } from '../../sentences.ts'
import styles from './history.module.css'

interface RemovedProps {
  /** a new one for each removal */
  readonly what: object
  readonly title: string
  readonly onUndo: () => void
}

/** Says what was removed, with Undo. */
export function Removed({ what, title, onUndo }: RemovedProps) {
  const t = sentences.use()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone.
  useEffect(() => undo.current?.focus(), [what])
  return (
    <Notice role="status" tone="info">
      <div className={styles.undo}>
        <span>{t('history.removed', { title })}</span>
        <Button ref={undo} size="small" onClick={onUndo}>
          {t('history.undo')}
        </Button>
      </div>
    </Notice>
  )
}
