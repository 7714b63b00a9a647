import { useEffect } from 'react'
import { store } from '@lunchpail/kit-web/store'

const arrived = store(false)

/** Whether a page stands in its frame, with everything that it waited for to be drawn at all. */
export const pageHasArrived = arrived.get
export const onPageArrived = arrived.subscribe

/** Stands beside the page: where one waits, so does the other. */
export function PageArrived(): null {
  useEffect(() => {
    arrived.set(true)
    return () => arrived.set(false)
  }, [])
  return null
}
