import { alertsAnswered } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lockPerson } from './read-person.ts'
import { savePerson } from './save-person.ts'

/**
 * Whoever reads the emails stopped them by their link, or asked for them again. Texts are agreed to by their box alone, and
 * stopped by STOP, which notifications keeps.
 */
export const onAlertsAnswered = ({ findHome, updateTabs }: Pick<Deps, 'findHome' | 'updateTabs'>) =>
  reaction(
    alertsAnswered,
    { from: 'new' },
    async (tx: Tx, { account_id: accountId, channel, stopped, answered_at }, { traceparent }) => {
      if (channel !== 'email') return undefined
      const person = await lockPerson(tx, accountId)
      const at = new Date(answered_at)
      const preferences = { email_job_alerts_enabled: !stopped }
      await savePerson(tx, person, { preferences }, { savedAt: at, at, traceparent }, findHome)
      return () => updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    },
  )
