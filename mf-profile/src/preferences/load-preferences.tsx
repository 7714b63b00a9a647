import type { ReactNode } from 'react'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadPreferences } from '../api.ts'
import type { StoredPreferences } from './preferences-values.ts'
import { sentences } from './sentences.ts'

interface LoadPreferencesProps {
  readonly children: (stored: StoredPreferences) => ReactNode
}

/** Loads the stored preferences, again after a change elsewhere; shows a skeleton, or an error with Retry. */
export function LoadPreferences({ children }: LoadPreferencesProps) {
  const t = sentences.use()
  const load = useLoad((signal) => loadPreferences(signal), [])
  useLive('profile', load.retry)
  if (load.value) {
    const { preferences, answered_preferences } = load.value
    return children({ preferences, answered_preferences })
  }
  if (load.state === 'failed')
    return <Unavailable title={t('failed')} retryLabel={t('retry')} onRetry={load.retry} />
  return (
    <Loading label={t('loading')}>
      <Stack>
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="10rem" />
        <Skeleton shape="block" height="10rem" />
      </Stack>
    </Loading>
  )
}
