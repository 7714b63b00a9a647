import type { MouseEvent } from 'react'
import { useLocation } from '@lunchpail/kit-web/router'
import { entryDialog } from './entry-dialog-place.tsx'

/**
 * A link to log in: to the page, with the way back to where the person is; a plain press opens the dialog over the page
 * instead, or the page where the dialog does not come.
 */
export function useLoginLink() {
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const isEntry = /^\/(login|signup)\b/.test(pathname)
  const to = here === '/' || isEntry ? '/login' : `/login?redirect=${encodeURIComponent(here)}`
  return {
    to,
    onClick: (event: MouseEvent) => {
      if (isEntry || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      import('./entry-dialog.tsx').then(
        (loaded) => entryDialog.set(loaded.EntryDialog),
        () => location.assign(to),
      )
    },
  }
}
