import { useEffect } from 'react'

const attribute = 'data-smooth-scroll'
/** The longest that a scroll takes; browsers without `scrollend` end it by this. */
const limitMs = 1_500

/**
 * Scrolls smoothly to in-page anchors, and to nothing else: the place of a page that one comes back to, or the top
 * of a new one, is there at once. The style is in reset.css, which leaves it out for people who prefer less motion.
 */
export function useSmoothAnchors(): void {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      root.removeAttribute(attribute)
    }
    const click = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
      if (!link?.hash || link.pathname !== location.pathname || link.search !== location.search) return
      root.setAttribute(attribute, '')
      clearTimeout(timer)
      timer = setTimeout(end, limitMs)
    }
    document.addEventListener('click', click, { capture: true })
    document.addEventListener('scrollend', end)
    return () => {
      end()
      document.removeEventListener('click', click, { capture: true })
      document.removeEventListener('scrollend', end)
    }
  }, [])
}
