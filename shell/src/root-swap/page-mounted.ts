import { useEffect } from 'react'
import { store } from '@lunchpail/kit-web/store'

const mounted = store(false)

/** Whether a page is mounted in the layout, so that nothing above it suspends. */
export const isPageMounted = mounted.get
export const onPageMounted = mounted.subscribe

/** A sibling of the page: both suspend together. */
export function PageMounted(): null {
  useEffect(() => {
    mounted.set(true)
    return () => mounted.set(false)
  }, [])
  return null
}
