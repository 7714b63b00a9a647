import { useLocation, useNavigate } from '@lunchpail/kit-web/router'

/** Navigates to the current address: the router loads again what failed. */
export function useRevalidate(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => void navigate(pathname + search + hash, { replace: true })
}
