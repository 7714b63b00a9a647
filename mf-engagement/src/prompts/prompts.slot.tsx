import type { promptsSlot } from '@lunchpail/contracts/engagement/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { InvitesPopup } from './invites-popup.tsx'
import { ReferralDialog } from './referral-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { usePrompt } from './use-prompt.ts'

function Prompts(_props: SlotComponentProps<typeof promptsSlot>) {
  const { shown, next } = usePrompt()
  if (shown?.kind === 'terms') return <TermsDialog changedAt={shown.changedAt} onClose={next} />
  if (shown?.kind === 'invites') return <InvitesPopup invites={shown.invites} onClose={next} />
  if (shown?.kind === 'referral') return <ReferralDialog onClose={next} />
  return null
}

export default Prompts
