import { useState } from 'react'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadProfile } from '../../api.ts'

/** The profile as it was last heard of: loaded, told by the answer of a save, and loaded again when it changes elsewhere. */
export function useProfile() {
  const load = useLoad((signal) => loadProfile(signal), [])
  const [told, setTold] = useState<{ readonly profile: Profile; readonly after: object | undefined }>()
  useLive('profile', load.retry)
  const profile = told && told.after === load.value ? told.profile : load.value?.profile
  return {
    profile,
    failed: load.state === 'failed' && !profile,
    retry: load.retry,
    /** an answer that came with a save */
    tell: (saved: Profile) => setTold({ profile: saved, after: load.value }),
  }
}
