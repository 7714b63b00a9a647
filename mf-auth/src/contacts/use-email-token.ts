import { useEffect } from 'react'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'

/**
 * The token of the link of an email, from the fragment or the query. It is taken out of the address, and stays with this entry of
 * the history, for a reload.
 */
export function useEmailToken(path: string): string {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const given = linkSecret(hash) || (new URLSearchParams(search).get('t') ?? '')
  useEffect(() => {
    if (given !== '') void navigate(path, { replace: true, state: { emailToken: given } })
  }, [given, navigate, path])
  return given || keptToken(state)
}

const keptToken = (state: unknown): string =>
  state instanceof Object && 'emailToken' in state && typeof state.emailToken === 'string'
    ? state.emailToken
    : ''
