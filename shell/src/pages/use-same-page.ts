import { useLocation, useNavigate } from '@lunchpail/kit-web/router'

/** Goes to the address where one is, anew: the router asks again for what it could not show. */
export function useSamePage(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return () => void navigate(pathname + search + hash, { replace: true })
}
