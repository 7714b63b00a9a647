import { loginPage } from '@lunchpail/contracts/auth/pages'
import { Navigate, useLocation } from '@lunchpail/kit-web/router'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { entryPath } from './entry-path.ts'

interface ToEntryProps {
  readonly page: RegistryEntry['pages'][number]
  readonly isKnown: boolean
}

/** To login or sign-up, with the way back. Most visits to the site never need it. */
export default function ToEntry({ page, isKnown }: ToEntryProps) {
  const { pathname, search, hash } = useLocation()
  const entry = isKnown ? loginPage.path : entryPath(page, search, document.cookie)
  return <Navigate to={`${entry}?redirect=${encodeURIComponent(pathname + search + hash)}`} replace />
}
