import { useLayoutEffect, useRef } from 'react'
import { Notice, type NoticeProps } from '@lunchpail/kit-ui/notice'

/** What came of a button that is gone: the keyboard goes on here. Without a press it takes no focus. */
export function Answered({ pressed, ...notice }: NoticeProps & { readonly pressed: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (pressed) place.current?.focus()
  }, [pressed])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="good" role="status" {...notice} />
    </div>
  )
}
