import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { claimPage, loginPage, signUpPage } from '@lunchpail/contracts/auth/pages'
import { redirectTarget } from '@lunchpail/contracts/auth/sign-in/redirect-target'
import { Page } from '@lunchpail/kit-ui/page'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLocation, useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { ClaimQuestion } from './claim-question.tsx'
import { entryAddress } from '../../entry-address.ts'
import { sentences } from '../../sentences.ts'

/**
 * Whose account is it, after the company's login or a reset link. The secret is the fragment of the address;
 * it is taken out of the address at once, and stays with this entry of the history, for a reload.
 */
export function ClaimScreen() {
  const t = sentences.use()
  const { hash, state } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const redirect = search.get('redirect')
  const typed = linkSecret(hash)
  useEffect(() => {
    if (typed !== '')
      void navigate(entryAddress(claimPage.path, redirect), { replace: true, state: { claim: typed } })
  }, [typed, redirect, navigate])
  const claim = typed || keptClaim(state)
  const heading = useRef<HTMLHeadingElement>(null)
  const [came] = useState(typed === '')
  useLayoutEffect(() => {
    // from the form of the password, whose button is gone
    if (came) heading.current?.focus()
  }, [came])
  usePageTitle(t('claim.title'))
  return (
    <Page width="narrow" title={t('claim.title')} titleRef={heading}>
      <ClaimQuestion
        key={claim}
        claim={claim}
        onMine={() => void navigate(redirectTarget(redirect), { replace: true })}
        onOwnAccount={(own) =>
          void navigate(entryAddress(signUpPage.path, redirect), { replace: true, state: own })
        }
        onExpired={() => void navigate(entryAddress(loginPage.path, redirect), { replace: true })}
      />
    </Page>
  )
}

const keptClaim = (state: unknown): string =>
  state instanceof Object && 'claim' in state && typeof state.claim === 'string' ? state.claim : ''
