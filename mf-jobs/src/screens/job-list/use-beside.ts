import { useSyncExternalStore } from 'react'

/** As in job-list.module.css: from here on list and job stand side by side. */
const wide = '(min-width: 62.5rem)'

const follow = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether list and job stand side by side. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => false,
  )
