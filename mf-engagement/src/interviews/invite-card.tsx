import { useRef, useState } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { hasEnded } from '@lunchpail/contracts/engagement/rules/has-ended'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { withdrawInvite } from '../api.ts'
import { sentences } from '../sentences.ts'
import { InviteFacts } from './invite-facts.tsx'
import styles from './invite.module.css'

type Step = 'default' | 'confirm' | 'withdrawn'

interface InviteCardProps {
  readonly invite: Invite
  /** it is withdrawn: it stays, with thanks, until the list is left */
  readonly onWithdrawn: () => void
}

/** Default, then confirm withdrawal (Yes/No), then withdrawn with thanks. */
export function InviteCard({ invite, onWithdrawn }: InviteCardProps) {
  const t = sentences.use()
  const [step, setStep] = useState<Step>('default')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button is gone with its step. */
  const go = (next: Step) => {
    setStep(next)
    heading.current?.focus()
  }
  const withdraw = async () => {
    setBusy(true)
    setFailed(undefined)
    try {
      await withdrawInvite(invite.id)
      go('withdrawn')
      onWithdrawn()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="li" className={styles.card}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {invite.position.title}
      </h3>
      <InviteFacts invite={invite} />
      {failed !== undefined && (
        <Notice tone="bad" role="alert">
          {failed}
        </Notice>
      )}
      {step === 'default' && (
        <Stack row gap="tight">
          {hasEnded(invite) && (
            <LinkButton kind="primary" href={`/invites/${invite.id}/feedback`} renderLink={routerLink}>
              {t('invite.give-feedback')}
            </LinkButton>
          )}
          {!invite.over && (
            <LinkButton kind="primary" href={invite.schedule_url} renderLink={routerLink}>
              {t(invite.inviteTime ? 'invite.change-time' : 'invite.pick-time')}
            </LinkButton>
          )}
          <Button kind="quiet" onClick={() => go('confirm')}>
            {t('invite.withdraw')}
          </Button>
        </Stack>
      )}
      {step === 'confirm' && (
        <Stack gap="tight">
          <p role="alert">{t('invite.confirm')}</p>
          <Stack row gap="tight">
            <Button kind="danger" busy={busy} onClick={() => void withdraw()}>
              {t('invite.yes')}
            </Button>
            <Button onClick={() => go('default')}>{t('invite.no')}</Button>
          </Stack>
        </Stack>
      )}
      {step === 'withdrawn' && (
        <Notice tone="good" role="status">
          {t('invite.withdrawn')}
        </Notice>
      )}
    </Card>
  )
}
