import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import type { jobAlertsSlot } from '@lunchpail/contracts/profile/slots'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useSession } from '@lunchpail/kit-web/session'
import { AlertQuestion } from './alert-question.tsx'
import { AlertSettings } from './alert-settings.tsx'

/** What is chosen is saved at once. Managers have no alerts. */
function JobAlertsSlot({ asks }: SlotComponentProps<typeof jobAlertsSlot>) {
  const { account } = useSession()
  if (!account || isEmployer(account.type)) return null
  return asks ? <AlertQuestion /> : <AlertSettings />
}

export default JobAlertsSlot
