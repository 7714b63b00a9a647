import type { Load } from '@lunchpail/kit-web/use-load'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from './sentences.ts'

interface LoadStatusProps {
  readonly load: Load<unknown>
  /** about that of what is loaded, with its unit */
  readonly height: string
}

/** In place of what a page of the portal loads, until it is there; above what was there before, where that did not come again. */
export function LoadStatus({ load, height }: LoadStatusProps) {
  const t = portalSentences.use()
  if (load.state === 'failed') return <Failed error={load.error} onRetry={load.retry} />
  if (load.state === 'ready' || load.value !== undefined) return null
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="block" height={height} />
    </Loading>
  )
}
