import { useEffect, useRef, type RefObject } from 'react'

/** The heading of a question takes the focus once it is answered: the button that had it is gone. */
export function useAnsweredHeading(isAnswered: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswered) heading.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return heading
}
