import { useState } from 'react'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadProfile } from '../api.ts'

/** The newest profile: loaded, from the response of a save, and loaded again after a change elsewhere. */
export function useProfile() {
  const load = useLoad((signal) => loadProfile(signal), [])
  const [saved, setSaved] = useState<{ readonly profile: Profile; readonly after: object | undefined }>()
  useLive('profile', load.retry)
  const profile = saved && saved.after === load.value ? saved.profile : load.value?.profile
  return {
    profile,
    failed: load.state === 'failed' && !profile,
    retry: load.retry,
    /** the profile of a save's response */
    setProfile: (next: Profile) => setSaved({ profile: next, after: load.value }),
  }
}
