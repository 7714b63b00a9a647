import type { Invite } from '@lunchpail/contracts/engagement/api'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { InviteFacts } from '../interviews/invite-facts.tsx'
import { sentences } from '../sentences.ts'
import { promptSentences } from './sentences.ts'

interface InvitesPopupProps {
  /** soonest first */
  readonly invites: readonly Invite[]
  readonly onClose: () => void
}

/** The open invites that were not shown on this device yet. Their facts note that they were. */
export function InvitesPopup({ invites, onClose }: InvitesPopupProps) {
  const t = sentences.use()
  const own = promptSentences.use()
  return (
    <Dialog
      open
      title={t('invites.title', { n: invites.length })}
      closeLabel={own('close')}
      onClose={onClose}
    >
      <Stack gap="loose">
        {invites.map((invite) => (
          <Stack key={invite.id} gap="tight">
            <h3>{invite.position.title}</h3>
            <InviteFacts invite={invite} />
            <LinkButton kind="primary" href={invite.schedule_url} renderLink={routerLink} onClick={onClose}>
              {t(invite.inviteTime ? 'invite.change-time' : 'invite.pick-time')}
            </LinkButton>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
