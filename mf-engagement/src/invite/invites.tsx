import { useId, useState } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadInvites } from '../api.ts'
import { sentences } from '../sentences.ts'
import cards from '../application-card/application-card.module.css'
import { InviteCard } from './invite-card.tsx'
import styles from './invite.module.css'

/** EN-01: the open invites, soonest first; nothing where there is none. */
export function Invites() {
  const t = sentences.use()
  const id = useId()
  const load = useLoad((signal) => loadInvites(signal), [])
  useLive('applications', load.retry)
  const [withdrawn, setWithdrawn] = useState<readonly Invite[]>([])
  const open = load.value?.invites ?? []
  const gone = withdrawn.filter((one) => open.every((invite) => invite.id !== one.id))
  const shown = [...open, ...gone]
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('invites.title', { n: shown.length })}</h2>
      <ul className={cards.list}>
        {shown.map((invite) => (
          <InviteCard
            key={invite.id}
            invite={invite}
            onWithdrawn={(one) => setWithdrawn((before) => [...before, one])}
          />
        ))}
      </ul>
    </section>
  )
}
