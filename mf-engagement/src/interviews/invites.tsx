import { useId, useState } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadInvites } from '../api.ts'
import { sentences } from '../sentences.ts'
import cards from '../cards.module.css'
import { InviteCard } from './invite-card.tsx'
import styles from './invite.module.css'

interface Withdrawn {
  readonly invite: Invite
  readonly place: number
}

/** Whoever withdrew is thanked where the card was. */
function withWithdrawn(open: readonly Invite[], withdrawn: readonly Withdrawn[]): readonly Invite[] {
  const shown = [...open]
  for (const { invite, place } of withdrawn)
    if (shown.every(({ id }) => id !== invite.id)) shown.splice(place, 0, invite)
  return shown
}

/** Asked by the page: what stands below the invites waits for them, as it would move under a thumb. */
export function useInvites() {
  const load = useLoad((signal) => loadInvites(signal), [])
  useLive('applications', load.retry)
  return { ...load, isSettled: load.value !== undefined || load.state === 'failed' }
}

interface InvitesProps {
  readonly load: ReturnType<typeof useInvites>
  /** one that stands elsewhere on the page */
  readonly without?: string | undefined
}

/** The open invites, soonest first; nothing where there is none. */
export function Invites({ load, without }: InvitesProps) {
  const t = sentences.use()
  const id = useId()
  const [withdrawn, setWithdrawn] = useState<readonly Withdrawn[]>([])
  const open = load.value?.invites.filter((invite) => invite.id !== without) ?? []
  const shown = withWithdrawn(open, withdrawn)
  // whoever picked a time is no longer invited: they have an interview
  const waiting = open.filter(({ inviteTime }) => inviteTime === null).length
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>
        {waiting > 0 ? t('invites.title', { n: waiting }) : t('invites.set', { n: shown.length })}
      </h2>
      <ul className={cards.list}>
        {shown.map((invite) => (
          <InviteCard
            key={invite.id}
            invite={invite}
            onWithdrawn={() =>
              setWithdrawn((before) => [...before, { invite, place: shown.indexOf(invite) }])
            }
          />
        ))}
      </ul>
    </section>
  )
}
