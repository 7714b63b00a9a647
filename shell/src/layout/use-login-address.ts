import { useLocation } from '@lunchpail/kit-web/router'

/** Where logging in begins, with the way back to where the person is. */
export function useLoginAddress(): string {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return here === '/' || /^\/(login|signup)\b/.test(pathname)
    ? '/login'
    : `/login?redirect=${encodeURIComponent(here)}`
}
