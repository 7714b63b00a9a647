import { useEffect, useState } from 'react'

/**
 * What was taken out of a list last, and the way to bring it back to its place. The focus follows to the entry that
 * came back, which `idAt` names by its place.
 */
export function useRemoval<Entry>(
  list: readonly Entry[],
  onChange: (list: Entry[]) => void,
  idAt: (place: number) => string,
) {
  const [removed, setRemoved] = useState<{ readonly entry: Entry; readonly place: number }>()
  const [restoredId, setReturned] = useState<string>()
  useEffect(() => {
    if (restoredId) document.getElementById(restoredId)?.focus()
  }, [restoredId])
  return {
    removed,
    remove: (entry: Entry) => {
      setRemoved({ entry, place: list.indexOf(entry) })
      setReturned(undefined)
      onChange(list.filter((one) => one !== entry))
    },
    undo: () => {
      if (!removed) return
      setRemoved(undefined)
      setReturned(idAt(removed.place))
      onChange(list.toSpliced(removed.place, 0, removed.entry))
    },
  }
}
