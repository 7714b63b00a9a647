import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Back from a job, the focus is on its card again. */
export function useCardFocus(openId: string | undefined, list: RefObject<HTMLElement | null>): void {
  const before = useRef(openId)
  useEffect(() => {
    const left = before.current
    before.current = openId
    if (left === undefined || openId !== undefined) return
    const link = list.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(left)}"] a`)
    // after the host has put the focus on the heading, as it does with every change of page
    queueMicrotask(() => link?.focus({ preventScroll: true }))
  }, [openId, list])
}
