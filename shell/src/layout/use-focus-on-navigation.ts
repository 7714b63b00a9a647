import { useEffect, useRef } from 'react'
import { useLocation } from '@lunchpail/kit-web/router'

/** A heading that comes later than this is not waited for: by then the person may be elsewhere on the page. */
const headingTimeoutMs = 5000

const heading = () => document.querySelector<HTMLElement>('main h1')

function focusHeading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the page's heading, now or when it appears, unless the page or the person put the focus somewhere in it. */
function focusHeadingSoon(): () => void {
  const found = heading()
  if (found) {
    focusHeading(found)
    return () => {}
  }
  const watch = new MutationObserver(() => {
    const late = heading()
    if (!late) return
    stop()
    if (!document.querySelector('main :focus')) focusHeading(late)
  })
  const timer = setTimeout(() => stop(), headingTimeoutMs)
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
  }
  watch.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  return stop
}

/** After a change of page the focus goes to the new page's heading, so that a screen reader says where one is. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    return focusHeadingSoon()
  }, [pathname])
}
