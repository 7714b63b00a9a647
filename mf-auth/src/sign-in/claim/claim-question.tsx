import { useEffect, useState } from 'react'
import type { checkClaim as contract } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { checkClaim, settleClaim } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import { NotSent } from '../codes/not-sent.tsx'
import { useSending } from '../codes/use-sending.ts'
import type { OwnAccount } from './own-account.ts'
import { Holdings } from './holdings.tsx'

interface ClaimQuestionProps {
  readonly claim: string
  readonly onMine: () => void
  readonly onOwnAccount: (own: OwnAccount) => void
  /** it was answered, or grew too old: the login begins again */
  readonly onExpired: () => void
}

/** Who proved a contact for the first time sees where the account applied, and says whose it is. */
export function ClaimQuestion({ claim, onMine, onOwnAccount, onExpired }: ClaimQuestionProps) {
  const t = sentences.use()
  const [state, setState] = useState<
    'checking' | 'unavailable' | 'expired' | ResultOf<typeof contract>['body']
  >('checking')
  useEffect(() => {
    if (state !== 'checking') return
    let left = false
    checkClaim(claim).then(
      (found) => !left && setState(found),
      (error: unknown) => {
        if (left) return
        if (!(error instanceof ApiError)) throw error
        setState(['claim-expired', 'invalid'].includes(error.code) ? 'expired' : 'unavailable')
      },
    )
    return () => {
      left = true
    }
  }, [state, claim])
  const { sending, failure, send } = useSending<'mine' | 'not-mine'>((error) => {
    if (!(error instanceof ApiError)) throw error
    // another contact of it was proven since: what is asked is another question now
    if (error.code === 'conflict') setState('checking')
    else if (error.code === 'claim-expired') setState('expired')
    else return error.message
    return undefined
  })
  const settle = (mine: boolean) =>
    void send(mine ? 'mine' : 'not-mine', async () => {
      const handle = await settleClaim(claim, mine)
      if (handle === null) onMine()
      else onOwnAccount({ handle, claim })
    })

  if (state === 'checking') return <Skeleton />
  if (state === 'unavailable')
    return (
      <Unavailable
        title={t('claim.unavailable')}
        retryLabel={t('login.retry')}
        onRetry={() => setState('checking')}
      />
    )
  if (state === 'expired')
    return (
      <Stack>
        <Notice tone="warn" role="alert">
          {t('claim.expired')}
        </Notice>
        <Button kind="primary" wide onClick={onExpired}>
          {t('claim.again')}
        </Button>
      </Stack>
    )
  const { channel, foreign, things: holdings } = state
  if (foreign)
    return (
      <Stack>
        <p>{t(`claim.foreign-${channel}`)}</p>
        <p>{t('claim.foreign-yours')}</p>
        <NotSent failure={failure} />
        <Button kind="primary" wide busy={sending === 'not-mine'} onClick={() => settle(false)}>
          {t('claim.own')}
        </Button>
      </Stack>
    )
  return (
    <Stack>
      <p>{t(`claim.lead-${channel}`)}</p>
      <Holdings holdings={holdings} />
      <p>{t(`claim.mine-${channel}`)}</p>
      <p>{t(`claim.not-mine-${channel}`)}</p>
      <NotSent failure={failure} />
      <Button kind="primary" wide busy={sending === 'mine'} onClick={() => settle(true)}>
        {t('claim.mine')}
      </Button>
      <Button wide busy={sending === 'not-mine'} onClick={() => settle(false)}>
        {t('claim.not-mine')}
      </Button>
    </Stack>
  )
}
