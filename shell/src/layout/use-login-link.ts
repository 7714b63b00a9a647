import type { MouseEvent } from 'react'
import { useLocation } from '@lunchpail/kit-web/router'
import { entryDialogShown } from './entry-dialog-shown.ts'

/**
 * A link to log in: to the page, with the way back to where the person is; a plain press opens the dialog over the page
 * instead (AU-07).
 */
export function useLoginLink() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const isEntry = /^\/(login|signup)\b/.test(pathname)
  return {
    to: here === '/' || isEntry ? '/login' : `/login?redirect=${encodeURIComponent(here)}`,
    onClick: (event: MouseEvent) => {
      if (isEntry || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      entryDialogShown.set(true)
    },
  }
}
