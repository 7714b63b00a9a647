import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { sentences } from '../../sentences.ts'
import styles from './history.module.css'

/**
 * The entry that was last removed from a list, with undo. On undo the focus goes to the element with the id
 * `idAt(index)`.
 */
export function useRemoval<Entry>(
  list: readonly Entry[],
  onChange: (list: Entry[]) => void,
  idAt: (index: number) => string,
) {
  const [removed, setRemoved] = useState<{ readonly entry: Entry; readonly index: number }>()
  const [restoredId, setReturned] = useState<string>()
  useLayoutEffect(() => {
    if (restoredId) document.getElementById(restoredId)?.focus()
  }, [restoredId])
  return {
    removed,
    remove: (entry: Entry) => {
      setRemoved({ entry, index: list.indexOf(entry) })
      setReturned(undefined)
      onChange(list.filter((one) => one !== entry))
    },
    undo: () => {
      if (!removed) return
      setRemoved(undefined)
      setReturned(idAt(removed.index))
      onChange(list.toSpliced(removed.index, 0, removed.entry))
    },
  }
}

interface RemovedProps {
  /** a new object for each removal */
  readonly what: object
  readonly title: string
  readonly onUndo: () => void
}

/** A notice of the removal, with Undo. */
export function Removed({ what, title, onUndo }: RemovedProps) {
  const t = sentences.use()
  const undo = useRef<HTMLButtonElement>(null)
  // The Remove button has unmounted.
  useLayoutEffect(() => undo.current?.focus(), [what])
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
