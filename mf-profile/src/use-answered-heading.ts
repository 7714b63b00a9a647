import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The heading of a question takes the focus once it is answered: the button that had it is gone. */
export function useAnsweredHeading(isAnswered: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // as the answer is shown, and not a moment later: meanwhile nothing would have it
  useLayoutEffect(() => {
    if (isAnswered) heading.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return heading
}
