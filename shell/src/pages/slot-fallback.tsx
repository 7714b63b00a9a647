import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useRetryOnline } from '@lunchpail/kit-web/online'
import { sentences } from '../sentences.ts'

/** Stands in the place of a slot that failed: under any heading, also right under the page's own. */
export function SlotFallback({ retry }: { readonly retry: () => void }) {
  const t = sentences.use()
  useRetryOnline(retry)
  return <Unavailable title={t('unavailable.part')} retryLabel={t('retry')} onRetry={retry} />
}
