import { alertsAnswered } from '@lunchpail/contracts/notifications/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lockPerson, type StoredPerson } from './read-person.ts'
import type { StoredPreferences } from './preferences.ts'
import { savePerson } from './save-person.ts'

/**
 * Whoever reads the emails stopped them by their link, or asked for them again; whoever has the number stopped texts. Those are
 * agreed to by their box alone: one that was ticked later stays.
 */
export const onAlertsAnswered = ({ findHome, updateTabs }: Pick<Deps, 'findHome' | 'updateTabs'>) =>
  reaction(
    alertsAnswered,
    { from: 'new' },
    async (tx: Tx, { account_id: accountId, channel, stopped, answered_at }, { traceparent }) => {
      const person = await lockPerson(tx, accountId)
      const at = new Date(answered_at)
      const preferences = answeredBy(person, { channel, stopped, at })
      if (!preferences) return undefined
      await savePerson(tx, person, { preferences }, { savedAt: at, at, traceparent }, findHome)
      return () => updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    },
  )

function answeredBy(
  { alertsConsent }: Pick<StoredPerson, 'alertsConsent'>,
  { channel, stopped, at }: { readonly channel: string; readonly stopped: boolean; readonly at: Date },
): StoredPreferences | undefined {
  if (channel === 'email') return { email_job_alerts_enabled: !stopped }
  const isStop = channel === 'text' && stopped && alertsConsent !== null && alertsConsent.at <= at
  return isStop ? { sms_job_alerts_enabled: false } : undefined
}
