import { useState } from 'react'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLive } from '@lunchpail/kit-web/live'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import { loadPreferences, savePreferences } from '../api.ts'

/** What is chosen of job alerts; `on` is the switch of the account, which is above the rest. */
export interface Alerts {
  readonly on: boolean
  readonly text: boolean
  readonly email: boolean
  readonly often: NonNullable<Preferences['job_alerts_frequency']>
}

/** Job alerts as they are stored, with what was chosen here since; each choice is saved at once. */
export function useAlerts() {
  const { account } = useSession()
  const load = useLoad((signal) => loadPreferences(signal), [])
  useLive('profile', load.retry)
  const [chosen, setChosen] = useState<Partial<Alerts>>({})
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>()
  const stored = load.value && account && alertsOf(load.value.preferences, account.job_alerts_enabled)
  const save = async (change: Partial<Alerts>): Promise<boolean> => {
    setState('saving')
    setChosen((before) => ({ ...before, ...change }))
    try {
      await savePreferences(bodyOf(change))
      setState('saved')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setChosen({})
      setState('failed')
      return false
    }
  }
  return {
    alerts: stored ? { ...stored, ...chosen } : undefined,
    isAnswered: load.value?.answered_preferences.includes('sms_job_alerts_enabled') ?? false,
    hasHome: Boolean(load.value?.address.address_postal_code),
    state,
    save,
    load,
  }
}

const alertsOf = (preferences: Preferences, on: boolean): Alerts => ({
  on,
  text: preferences.sms_job_alerts_enabled,
  email: preferences.email_job_alerts_enabled ?? true,
  often: preferences.job_alerts_frequency ?? 'daily',
})

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

const bodyOf = ({ on, text, email, often }: Partial<Alerts>) => ({
  ...(on !== undefined && { job_alerts_enabled: flagOf(on) }),
  ...(text !== undefined && { sms_job_alerts_enabled: flagOf(text) }),
  ...(email !== undefined && { email_job_alerts_enabled: flagOf(email) }),
  ...(often !== undefined && { job_alerts_frequency: often }),
})
