import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a person who uses the keyboard in a part of the page: where the element that had the focus is removed (a row that was
 * removed, a button that became a form), `target` gets it, or `outside` where the whole part is gone. For the element around
 * the part.
 */
export function useFocusKept(target: RefObject<HTMLElement | null>, outside?: RefObject<HTMLElement | null>) {
  const part = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)
  // after each render: any may have taken it away
  useEffect(() => {
    // React hears of no focus that a dialog gives back as it goes
    if (part.current?.contains(document.activeElement)) last.current = document.activeElement
    if (last.current === null || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) (target.current ?? outside?.current)?.focus()
  })
  return {
    ref: part,
    onFocus: ({ target: focused }: FocusEvent) => void (last.current = focused),
    onBlur: ({ target: left }: FocusEvent) => {
      // later: some browsers say it before they take the element away
      setTimeout(() => {
        if (last.current === left && left.isConnected) last.current = null
      })
    },
  }
}
